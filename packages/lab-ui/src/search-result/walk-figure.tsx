import { breakEvenShare } from '@stratomate/lab/judge/win-share'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { countText, resultText } from '#lab-ui/text/percent-text.ts'
import { DataTable } from '#lab-ui/figures/figure-frame.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'

type WalkFigureProps = { report: SearchReport; payoutPct: number; timeframeS: number }

/** Choose in one part, trade in the next: the joined test parts of nine ways to cut the history. */
export function WalkFigure({ report, payoutPct, timeframeS }: WalkFigureProps) {
  const { walks, blockCandles, gapCandles } = report
  const breakEven = breakEvenShare(payoutPct)
  const lengthOf = (blocks: number): string => daysText(blocks * blockCandles * timeframeS)
  const rows = walks.map(({ trainBlocks, testBlocks, steps, won, lost, profitCents }) => [
    `${lengthOf(trainBlocks)}, then ${lengthOf(testBlocks)}`,
    countText(steps),
    steps === 0 ? 'Too short a history' : wonShareText({ won, lost, effective: won + lost, breakEven }),
    steps === 0 ? '' : resultText(profitCents),
  ])
  const walked = walks.filter(({ steps }) => steps > 0)
  const better = walked.filter(({ profitCents }) => profitCents > 0).length
  return (
    <section aria-label="Walk-forward" className="min-w-0 rounded-lg border border-line bg-s1 p-5 lg:col-span-2">
      <h3 className="text-base leading-snug font-semibold">Walk-forward</h3>
      <p className="mt-1 max-w-prose text-sm text-text-2">
        In each step the best combination of one stretch is traded in the next, {countText(gapCandles)} candles later,
        where nobody has chosen it. Only those later stretches count. {better} of {walked.length} ways to cut the
        history end with more money than they began.
      </p>
      {/* Tables scroll by themselves, so that the page never does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section tabIndex={0} aria-label="Walk-forward, table" className="mt-4 overflow-x-auto text-sm">
        <DataTable head={['Choose in, trade in', 'Steps', 'Joined stretches', 'Money']} rows={rows} />
      </section>
    </section>
  )
}

function daysText(seconds: number): string {
  const days = seconds / 86_400
  if (days < 2) return `${Math.max(1, Math.round(seconds / 3_600))} hours`
  return days < 60 ? `${Math.round(days)} days` : `${Math.round(days / 30)} months`
}
