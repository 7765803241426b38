import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'
import type { RunReport } from '@stratomate/lab/report/run-report'
import { Card } from '@stratomate/ui/card'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'

/** The numbers of a run, each with what it is measured against. */
export function RunFacts({ report }: { report: Pick<RunReport, 'summary' | 'judgment' | 'refused'> }) {
  const words = useSpeech()
  const { t, count, result, stake, sentence } = words
  const { summary, judgment, refused } = report
  const { won, lost, ties, netCents, drawdownCents, lossRunLongest, openAtEnd } = summary
  const { effective, n, expectancy, expectancyInterval } = judgment
  const rows: [string, string][] = [
    [t('Trades'), count(won + lost + ties)],
    [t('Won, lost, refunded'), `${count(won)}, ${count(lost)}, ${count(ties)}`],
    [t('Independent trades'), t('{part} of {parts}', { part: count(Math.floor(effective)), parts: count(n) })],
    [t('Money'), result(netCents)],
    [t('Deepest fall'), stake(drawdownCents)],
    [t('Longest losing run'), t('{count} trades', { count: count(lossRunLongest) })],
    [t('Open at the end'), count(openAtEnd)],
    ...(n < 30
      ? []
      : [
          [
            t('A stake of $1 brings on average'),
            t('{cents} cents (95\u00A0% interval {low} cents to {high} cents)', {
              cents: centsOf(expectancy, words),
              low: centsOf(expectancyInterval.low, words),
              high: centsOf(expectancyInterval.high, words),
            }),
          ] satisfies [string, string],
        ]),
  ]
  return (
    <Card className="grid gap-7 p-4 md:p-5">
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 first:border-t-0 first:pt-0 sm:nth-2:border-t-0 sm:nth-2:pt-0"
          >
            <dt className="text-text-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
        <Blind report={report} />
        {refused.length === 0 ? null : (
          <div className="text-sm">
            <h3 className="mb-2 leading-normal font-semibold">{t('Signals that the gate refused')}</h3>
            <dl className="grid gap-2">
              {refused.map(([code, signals]) => (
                <div key={code} className="flex justify-between gap-4 border-t border-line pt-2">
                  <dt className="text-text-3">{sentence(refusalCatalogue[code].sentence)}</dt>
                  <dd className="tabular-nums">{count(signals)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Card>
  )
}

function centsOf(value: number, { decimal }: Speech): string {
  return `${value < 0 ? '−' : '+'}${decimal(Math.abs(100 * value), 1)}`
}

/** Results without any rule: a blind side at every candle, and at the rule's own candles. */
function Blind({ report: { judgment } }: { report: Pick<RunReport, 'judgment'> }) {
  const { t, points, percent } = useSpeech()
  const { blind, breakEven, n } = judgment
  if (n < 30) return null
  const rows: [string, number][] = [
    [t('Always CALL, every candle'), blind.alwaysCall],
    [t('Always PUT, every candle'), blind.alwaysPut],
    [t('Always CALL, at the same candles'), blind.sameTimesCall],
    [t('Always PUT, at the same candles'), blind.sameTimesPut],
  ]
  return (
    <div className="text-sm">
      <h3 className="mb-2 flex flex-wrap justify-between gap-x-4 leading-normal font-semibold">
        {t('Without any rule')}
        <span className="font-normal text-text-3">
          {t('Points from break-even ({breakEven})', { breakEven: percent(breakEven) })}
        </span>
      </h3>
      <dl className="grid gap-2">
        {rows.map(([name, share]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line pt-2">
            <dt className="text-text-3">{name}</dt>
            <dd className="whitespace-nowrap tabular-nums">{points(share - breakEven)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
