import type { CandleSet } from '@stratomate/candles/candle-set'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { breakEvenShare, wilsonInterval } from '@stratomate/lab/judge/win-share'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { type TradeColumns, tradeCount, unpackTrades } from '@stratomate/lab/report/trade-columns'
import { utcText } from '#lab-ui/text/percent-text.ts'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'

const results = { '1': 'won', '0': 'refunded', '-1': 'lost' } as const

/** What the names of saved files begin with. */
export function fileNameOf({ symbol }: Pick<CandleSet, 'symbol'>): string {
  return `lab-${symbol.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`
}

/** Every trade as a row; times are of the candle of the signal, money is in dollars. */
export function csvOfTrades({ columns }: CandleSet, trades: TradeColumns): string {
  const rows = unpackTrades(trades, { from: 0, to: tradeCount(trades) }).map(
    ({ index, side, result, stakeCents, profitCents }) =>
      [
        utcText(columns.time[index] ?? 0),
        side > 0 ? 'CALL' : 'PUT',
        results[result],
        (stakeCents / 100).toFixed(2),
        (profitCents / 100).toFixed(2),
      ].join(','),
  )
  return `${['time_utc,side,result,stake,profit', ...rows].join('\n')}\n`
}

/** Every combination as a row, with what a share needs beside it: count, interval and break-even. */
export function csvOfSearch(report: SearchReport, payoutPct: number): string {
  const names = Object.keys(report.points[0] ?? {})
  const head = [...names, 'expiry', 'won', 'lost', 'refunded', 'share_low_95', 'share_high_95', 'break_even']
  const breakEven = breakEvenShare(payoutPct).toFixed(4)
  const rows = report.points.flatMap((point, place) =>
    report.expiries.map((expiry, column) => {
      const row = place * report.expiries.length + column
      const [won, lost] = [report.won[row] ?? 0, report.lost[row] ?? 0]
      const { low, high } = wilsonInterval(won + lost === 0 ? 0 : won / (won + lost), won + lost)
      const counts = [won, lost, report.ties[row] ?? 0, low.toFixed(4), high.toFixed(4), breakEven]
      return [...names.map((name) => point[name] ?? ''), expiry, ...counts].join(',')
    }),
  )
  return `${[head.join(','), ...rows].join('\n')}\n`
}

/** The whole result for programs: the question, the candles, the number of tries, and the outcome. */
export function jsonOfOutcome({ loaded, rule, run, search, sealed, trials }: LabOutcome): string {
  const { symbol, timeframeS, columns } = loaded.set
  return JSON.stringify(
    {
      candles: { symbol, timeframeS, count: columns.time.length, fingerprint: loaded.fingerprint },
      rule,
      trials,
      searchedPart: run === null ? null : { summary: run.summary, judgment: run.judgment },
      sealedPart: sealed === null ? null : { summary: sealed.summary, judgment: sealed.judgment },
      search: search === null ? null : { ...search.judgment, walks: search.walks, combinations: search.won.length },
      statement: simulatedResultsText,
    },
    null,
    2,
  )
}
