import { brand } from '@stratomate/brand'
import { TextLink } from '#web/shared/page/link-button.tsx'

export type ChartPlan = { planName: string; chartsAllowed: number }

type EmptyPlacesProps = ChartPlan & { count: number; favorites: number; plotClassName: string }

/** Places without a chart. Only the first one says what to do. */
export function EmptyPlaces({ count, plotClassName, ...state }: EmptyPlacesProps) {
  return Array.from({ length: count }, (_, index) => (
    <li
      key={index}
      aria-hidden={index > 0 || undefined}
      className={`grid min-w-0 place-content-center justify-items-center gap-3 bg-s1 px-5 py-6 text-center ${plotClassName}`}
    >
      <EmptyRuler />
      {index === 0 ? <EmptyText {...state} /> : null}
    </li>
  ))
}

function EmptyText({ planName, chartsAllowed, favorites }: ChartPlan & { favorites: number }) {
  if (chartsAllowed !== -1 && favorites >= chartsAllowed) {
    return (
      <p className="text-sm text-text-2">
        {planName} includes {chartsAllowed} {chartsAllowed === 1 ? 'chart' : 'charts'}.{' '}
        <TextLink to="/pricing">Compare plans</TextLink>
      </p>
    )
  }
  return (
    <p className="text-sm text-text-2">
      Room for another chart: open it in MetaTrader 5, then press its star here or in {brand.desktopName}.{' '}
      <TextLink to="/how-to/mt5-favorites">Read how</TextLink>
    </p>
  )
}

/** An empty ruler, shown for everything that is not there yet. */
function EmptyRuler() {
  return (
    <svg width="120" height="16" viewBox="0 0 120 16" aria-hidden="true" className="max-w-full">
      <rect y="5" width="120" height="6" rx="2" className="fill-s3" />
      <rect x="100" width="1.5" height="16" className="fill-text-3" />
    </svg>
  )
}
