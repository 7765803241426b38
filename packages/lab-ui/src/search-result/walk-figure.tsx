import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { DataTable } from '#lab-ui/figures/figure-frame.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'

type WalkFigureProps = { report: SearchReport; payoutPct: number; timeframeS: number }

/** Choose in one part, trade in the next: the joined test parts of nine ways to cut the history. */
export function WalkFigure({ report, payoutPct, timeframeS }: WalkFigureProps) {
  const words = useSpeech()
  const { t, count, result } = words
  const title = t('Walk-forward')
  const table = t('{title}, table', { title })
  const { walks, blockCandles, gapCandles } = report
  const breakEven = breakEvenShare(payoutPct)
  const lengthOf = (blocks: number): string => daysText(blocks * blockCandles * timeframeS, words)
  const rows = walks.map(({ trainBlocks, testBlocks, steps, won, lost, profitCents }) => [
    t('{train}, then {test}', { train: lengthOf(trainBlocks), test: lengthOf(testBlocks) }),
    count(steps),
    steps === 0 ? t('Too short a history') : wonShareText({ won, lost, effective: won + lost, breakEven }, words),
    steps === 0 ? '' : result(profitCents),
  ])
  const walked = walks.filter(({ steps }) => steps > 0)
  const better = walked.filter(({ profitCents }) => profitCents > 0).length
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-s1 p-5 lg:col-span-2">
      <h3 className="text-base leading-snug font-semibold">{title}</h3>
      <p className="mt-1 max-w-prose text-sm text-text-2">
        {t(
          'In each step the best combination of one stretch is traded in the next, {gap} candles later, where nobody has chosen it. Only those later stretches count. {better} of {walked} ways to cut the history end with more money than they began.',
          { gap: count(gapCandles), better, walked: walked.length },
        )}
      </p>
      {/* Tables scroll by themselves, so that the page never does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label={table} className="mt-4 overflow-x-auto text-sm">
        <DataTable head={[t('Choose in, trade in'), t('Steps'), t('Joined stretches'), t('Money')]} rows={rows} />
      </section>
    </section>
  )
}

function daysText(seconds: number, { t }: Speech): string {
  const days = seconds / 86_400
  if (days < 2) return t('{count} hours', { count: Math.max(1, Math.round(seconds / 3_600)) })
  return days < 60
    ? t('{count} days', { count: Math.round(days) })
    : t('{count} months', { count: Math.round(days / 30) })
}
