import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { Library } from '#web/features/catalogue/library.tsx'
import { NotFoundPanel } from '#web/features/shell/not-found-panel.tsx'
import { indicatorPage, libraryPage } from '#web/shared/page/page-addresses.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import type { Route } from './+types/strategies-library.ts'
import { t, TextWithMarks, translated } from '#web/shared/language/t.ts'

const homeCrumb = () => ({ name: t('Home'), path: '/' })
const libraryCrumb = () => ({ name: t('Strategy Library'), path: libraryPage })

export function meta({ params: { id } }: Route.MetaArgs) {
  if (id === undefined) {
    return pageMeta({
      path: libraryPage,
      title: t('Strategy Library'),
      description: t(
        '{count} indicators with their rules, best conditions, pairs, timeframes and recommended settings.',
        { count: catalogue.length },
      ),
      trail: [homeCrumb()],
    })
  }
  const indicator = findIndicator(id)
  if (indicator === undefined) {
    return pageMeta({ path: '/404', title: '404 Page Not Found', description: 'There is no such indicator.' })
  }
  const { name, description } = indicator
  return pageMeta({
    path: indicatorPage(indicator.id),
    title: name,
    description: translated(description),
    trail: [homeCrumb(), libraryCrumb()],
  })
}

export default function StrategiesLibraryRoute({ params: { id } }: Route.ComponentProps) {
  const selected = id === undefined ? null : findIndicator(id)
  if (selected === undefined) return <NotFoundPanel />
  return (
    <div data-wide-page className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Strategy Library')}</h1>
      <p className="mt-4 mb-6 max-w-prose text-md text-text-2 lg:mb-10">
        <TextWithMarks
          text="Each indicator is one rule with its settings, judged on closed candles. No rule creates an edge on its own: <judging>how to judge one</judging>."
          marks={{ judging: (words) => <TextLink to="/documentation#judging-a-strategy">{words}</TextLink> }}
        />
      </p>
      <Library selected={selected} />
    </div>
  )
}

function findIndicator(id: string): IndicatorFacts | undefined {
  return catalogue.find((indicator) => indicator.id === id)
}
