import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense } from 'react'
import type { DrawChart } from '@stratomate/lab-ui/lab-place'
import { WebLab } from '#web/features/lab/web-lab.tsx'
import { t } from '#web/shared/language/t.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

/** The drawing library is large, so it comes with the first result. */
const CandleChart = lazy(async () => ({
  default: (await import('#web/features/trading/charts/candle-chart.tsx')).CandleChart,
}))

const noEntries = [] as const
const noTexts: ReadonlyMap<number, never[]> = new Map()

const drawChart: DrawChart = ({ digits, candles, markers }) => (
  <Suspense fallback={<Skeleton className="h-full" />}>
    <CandleChart
      chart={{ digits, candles }}
      indicatorId={null}
      words={noTexts}
      markers={markers}
      entries={noEntries}
      size="medium"
      drag="chart"
      isPaused={false}
    />
  </Suspense>
)

export function meta() {
  return pageMeta({
    path: '/lab',
    title: t('Strategy Lab'),
    description: t(
      'Test the rule of an indicator on your own candles with binary expiry and payout. Everything is computed in your browser.',
    ),
    trail: [{ name: t('Home'), path: '/' }],
  })
}

export default function LabRoute() {
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 pb-20 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">{t('Strategy Lab')}</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        {t(
          'Test a rule on candles and hear whether it does better than luck. The code that trades is the code that is tested. Everything is computed in this browser: no candle leaves it unless you send a proof, and no account is needed.',
        )}
      </p>
      <p className="mt-2 mb-8 max-w-prose text-text-2 lg:mb-10">
        {t('A first answer is below. No rule creates an edge on its own:')}{' '}
        <TextLink to="/documentation#judging-a-strategy">{t('how to judge one')}</TextLink>.
      </p>
      <p className="mb-8 hidden text-text-2 noscript:block">
        {t('The Strategy Lab computes in your browser and needs JavaScript.')}
      </p>
      <WebLab drawChart={drawChart} />
    </div>
  )
}
