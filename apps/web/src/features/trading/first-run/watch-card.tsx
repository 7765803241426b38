import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { clsx } from 'clsx'
import { FlaskConical } from 'lucide-react'

/** `look`: a strip under other cards, or a card beside taller ones where the page is wide enough for both. */
type WatchCardProps = { look?: 'card' | 'strip'; isLead: boolean; reader?: keyof typeof titles; onWatch: () => void }

const titles = { newcomer: 'See it live first', former: 'Watch without a plan' } as const

/** An offer to see the dashboard at work before installing anything, or after a plan has ended (`former`). `isLead`: where it is what the page asks for first. */
export function WatchCard({ look = 'card', isLead, reader = 'newcomer', onWatch }: WatchCardProps) {
  const isCard = look === 'card'
  return (
    <Card
      as="section"
      aria-labelledby="watch-title"
      className={clsx(
        'flex flex-col p-5 md:flex-row md:items-center md:gap-6 lg:gap-8',
        isCard ? 'kpi:flex-col kpi:items-stretch kpi:gap-0 kpi:p-7' : 'mt-4',
      )}
    >
      <div className={clsx('flex items-center justify-between gap-3 md:sr-only', isCard && 'kpi:not-sr-only')}>
        <CardTitle id="watch-title">{titles[reader]}</CardTitle>
        <FlaskConical size={20} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
      </div>
      <WatchSketch className={clsx('my-5 md:my-0 md:w-48 md:flex-none lg:w-72', isCard && 'kpi:hidden')} />
      {isCard ? <TallSketch className="my-5 min-h-0 flex-1 max-kpi:hidden" /> : null}
      <div className={clsx('md:min-w-0 md:flex-1', isCard && 'kpi:flex-none')}>
        <p
          aria-hidden="true"
          className={clsx('mb-1 text-md leading-snug font-semibold max-md:hidden', isCard && 'kpi:hidden')}
        >
          {titles[reader]}
        </p>
        <p className="text-sm text-text-2">
          Three made-up charts, the real rules and the paper broker run here in your browser.{' '}
          {reader === 'newcomer'
            ? 'No Windows, no terminal, and nothing counts toward your plan.'
            : 'They need no plan and no terminal.'}
        </p>
      </div>
      <div className={clsx('mt-5 md:mt-0', isCard && 'kpi:mt-5')}>
        <Button variant={isLead ? 'primary' : 'secondary'} className="w-full" onClick={onWatch}>
          Watch simulated charts
        </Button>
      </div>
    </Card>
  )
}

/** Each candle: place, open, close, high, low, from the top of the drawing. */
const candles = [
  [6, 60, 52, 48, 66],
  [18, 52, 56, 47, 60],
  [30, 56, 44, 40, 59],
  [42, 44, 47, 38, 52],
  [54, 47, 33, 29, 50],
  [66, 33, 37, 27, 41],
  [78, 37, 24, 18, 40],
  [112, 22, 29, 17, 33],
  [124, 29, 26, 21, 34],
  [136, 26, 39, 23, 43],
  [148, 39, 51, 36, 55],
  [160, 51, 47, 43, 57],
  [172, 47, 58, 44, 63],
  [184, 58, 54, 50, 62],
  [218, 44, 38, 33, 48],
  [230, 38, 41, 33, 46],
  [242, 41, 30, 26, 44],
  [254, 30, 34, 25, 38],
  [266, 34, 22, 16, 37],
  [278, 22, 27, 18, 32],
  [290, 27, 33, 24, 37],
] as const

/** One chart of the same candles, where the card is as tall as the steps beside it. */
function TallSketch({ className }: { className: string }) {
  const x = (place: number) => 8 + place * 14
  const y = (height: number) => (height - 12) * 3.2
  return (
    <svg viewBox="0 0 296 196" aria-hidden="true" className={clsx('w-full', className)}>
      <path d="M0 48H296M0 104H296M0 160H296" strokeDasharray="2 5" className="stroke-line-strong" />
      {candles.map(([, open, close, high, low], place) => (
        <g key={x(place)} className={close < open ? 'fill-up' : 'fill-down'}>
          <rect x={x(place) - 0.5} y={y(high)} width="1" height={y(low) - y(high)} />
          <rect x={x(place) - 4} y={y(Math.min(open, close))} width="8" height={Math.abs(y(close) - y(open))} />
        </g>
      ))}
      <path d={`M${x(4)} ${y(50) + 6}l6 9h-12z`} className="fill-text" />
      <path d={`M${x(9)} ${y(23) - 6}l6 -9h-12z`} fill="none" strokeWidth="1.3" className="stroke-text" />
      <path d={`M${x(18)} ${y(37) + 6}l6 9h-12z`} className="fill-signal" />
    </svg>
  )
}

/** Three quiet charts with the marks of the dashboard: an open trade, and one that was lost. */
function WatchSketch({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 297 86" aria-hidden="true" className={clsx('w-full', className)}>
      <path d="M0 80H90M106 80H196M212 80H297" strokeDasharray="2 5" className="stroke-line-strong" />
      {candles.map(([x, open, close, high, low]) => (
        <g key={x} className={close < open ? 'fill-up' : 'fill-down'}>
          <rect x={x - 0.5} y={high} width="1" height={low - high} />
          <rect x={x - 3} y={Math.min(open, close)} width="6" height={Math.abs(close - open)} />
        </g>
      ))}
      <path d="M54 56l5 8h-10z" className="fill-signal" />
      <path d="M136 17l5-8h-10z" className="fill-text" />
      <path d="M278 12l5-8h-10z" fill="none" strokeWidth="1.2" className="stroke-text" />
    </svg>
  )
}
