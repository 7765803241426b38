import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { RunReport } from '@stratomate/lab/report/run-report'
import { countText, percentText, pointsText, resultText, stakeText } from '#lab-ui/text/percent-text.ts'
import { WonShare } from '#lab-ui/figures/won-share.tsx'

/** The numbers of a run, each with what it is measured against. */
export function RunFacts({ report }: { report: RunReport }) {
  const { summary, judgment, refused } = report
  const { won, lost, ties, netCents, drawdownCents, lossRunLongest, openAtEnd } = summary
  const { effective, n, expectancy, expectancyInterval } = judgment
  const rows: [string, string][] = [
    ['Won, lost, refunded', `${countText(won)}, ${countText(lost)}, ${countText(ties)}`],
    ['Independent trades', `${countText(Math.floor(effective))} of ${countText(n)}`],
    ['Money', resultText(netCents)],
    ['Deepest fall', stakeText(drawdownCents)],
    ['Longest losing run', `${countText(lossRunLongest)} trades`],
    ['Open at the end', countText(openAtEnd)],
    ...(n < 30
      ? []
      : [
          [
            'A stake of $1 brings on average',
            `${centsOf(expectancy)} (95\u00A0% interval ${centsOf(expectancyInterval.low)} to ${centsOf(expectancyInterval.high)})`,
          ] satisfies [string, string],
        ]),
  ]
  return (
    <div className="grid gap-5">
      <WonShare won={won} lost={lost} judgment={judgment} />
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
            <dt className="text-text-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Blind report={report} />
      {refused.length === 0 ? null : (
        <div className="text-sm">
          <h3 className="mb-1.5 font-semibold">Signals that the gate refused</h3>
          <ul className="grid gap-1 text-text-2">
            {refused.map(([code, count]) => (
              <li key={code} className="tabular-nums">
                {countText(count)}: {refusalCatalogue[code].sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function centsOf(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)} cents`
}

/** What needs no rule at all: a blind side at every candle, and at the rule's own candles. */
function Blind({ report: { judgment } }: { report: RunReport }) {
  const { blind, breakEven, n } = judgment
  if (n < 30) return null
  const rows: [string, number][] = [
    ['Always CALL, every candle', blind.alwaysCall],
    ['Always PUT, every candle', blind.alwaysPut],
    ['Always CALL, at the same candles', blind.sameTimesCall],
    ['Always PUT, at the same candles', blind.sameTimesPut],
  ]
  return (
    <div className="text-sm">
      <h3 className="mb-1.5 font-semibold">Without any rule</h3>
      <ul className="grid gap-1 text-text-2 tabular-nums">
        {rows.map(([name, share]) => (
          <li key={name}>
            {name}: {pointsText(share - breakEven)} points from break-even ({percentText(breakEven)})
          </li>
        ))}
      </ul>
    </div>
  )
}
