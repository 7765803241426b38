import { countText, utcText } from '#lab-ui/text/percent-text.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'

/** What was counted in a file. */
export function CountedFacts({ loaded }: { loaded: LoadedCandles }) {
  const { checks, file, fingerprint } = loaded
  const { gaps, missingCandles, longestGapS } = checks
  const rows: [string, string][] = [
    ['Candles', `${countText(checks.candles)}, ${utcText(checks.fromS)} to ${utcText(checks.toS)} UTC`],
    [
      'Gaps',
      gaps === 0
        ? 'None'
        : `${countText(gaps)}, ${countText(missingCandles)} candles missing, the longest ${countText(longestGapS / 60)} min`,
    ],
    ['Rows twice, out of order', `${countText(file?.duplicates ?? 0)}, ${countText(file?.outOfOrder ?? 0)}`],
    ['Without range, spikes', `${countText(checks.zeroRange)}, ${countText(checks.spikes)}`],
    ['At the weekend', countText(checks.weekendCandles)],
    ['Fingerprint', fingerprint.slice(0, 16)],
  ]
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 border-t border-line pt-4 text-sm sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-text-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {file === null || file.cutRow === null ? null : (
        <p className="text-sm text-st-pending">
          Row {file.cutRow} has no line end and was left out: the file may be cut.
        </p>
      )}
    </>
  )
}
