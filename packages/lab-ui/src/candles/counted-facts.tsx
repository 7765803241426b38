import { useSpeech } from '#lab-ui/language/speech.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'

/** What was counted in a file. */
export function CountedFacts({ loaded }: { loaded: LoadedCandles }) {
  const { t, count, moment } = useSpeech()
  const { checks, file, fingerprint } = loaded
  const { gaps, missingCandles, longestGapS } = checks
  const rows: [string, string][] = [
    [
      t('Candles'),
      t('{count}, {from} to {to} UTC', {
        count: count(checks.candles),
        from: moment(checks.fromS),
        to: moment(checks.toS),
      }),
    ],
    [
      t('Gaps'),
      gaps === 0
        ? t('None')
        : t('{gaps}, {missing} candles missing, the longest {minutes} min', {
            gaps: count(gaps),
            missing: count(missingCandles),
            minutes: count(longestGapS / 60),
          }),
    ],
    [t('Rows twice, out of order'), `${count(file?.duplicates ?? 0)}, ${count(file?.outOfOrder ?? 0)}`],
    [t('Without range, spikes'), `${count(checks.zeroRange)}, ${count(checks.spikes)}`],
    [t('At the weekend'), count(checks.weekendCandles)],
    [t('Fingerprint'), fingerprint.slice(0, 16)],
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
          {t('Row {row} has no line end and was left out: the file may be cut.', { row: file.cutRow })}
        </p>
      )}
    </>
  )
}
