import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { lazy, Suspense } from 'react'
import { RuleChart, RuleChartLegend } from '#web/shared/sketch/rule-chart.tsx'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { indicatorCharts } from '#web/features/catalogue/indicator-charts.data.ts'
import { t } from '#web/shared/language/t.ts'

/** The engine and the drawing library are large, so they are only loaded where an indicator is opened. */
const LivePreview = lazy(async () => ({ default: (await import('./live-preview.tsx')).LivePreview }))

/** The chart of an indicator: a picture in the built page, and the engine at work as soon as it is there. */
export function PreviewPlace({ indicator }: { indicator: IndicatorFacts }) {
  const isHydrated = useHydrated()
  const picture = <Picture indicator={indicator} />
  return (
    // As tall as the smallest live chart, so that what follows does not move when the chart appears.
    <div className="min-h-168 min-w-0 md:min-h-148 noscript:min-h-0">
      {isHydrated ? (
        <Suspense fallback={picture}>
          <LivePreview key={indicator.id} indicator={indicator} />
        </Suspense>
      ) : (
        picture
      )}
    </div>
  )
}

function Picture({ indicator: { id } }: { indicator: IndicatorFacts }) {
  const chart = indicatorCharts[id]
  return (
    <figure className="min-w-0 rounded-lg border border-line">
      <div className="figure-ground rounded-t-lg">
        <RuleChart chart={chart} className="w-full" />
      </div>
      <figcaption className="grid gap-2 border-t border-line px-4 py-3 text-xs text-text-3">
        <RuleChartLegend chart={chart} />
        {t('Made-up prices. The picture ends with the signal.')}
      </figcaption>
    </figure>
  )
}
