import type { ComparedTrade } from '@stratomate/lab/live/compare-with-live'
import type { LabRule } from '@stratomate/lab/lab-rule'
import { errorText } from '@stratomate/std/errors'
import { clsx } from 'clsx'
import { FileClock } from 'lucide-react'
import { useId, useState } from 'react'
import { type LabApp, useLabPlace } from '#lab-ui/lab-place.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'
import { startJob } from '#lab-ui/jobs/start-job.ts'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { FileField } from '@stratomate/ui/forms/file-field'
import { type Speech, useSpeech } from '#lab-ui/language/speech.ts'
import { refusalCatalogue } from '@stratomate/contracts/trading/refusals'

const sentences = {
  none: 'The same',
  missed: 'The app had no such signal, or was not trading',
  extra: 'The lab has no such signal on these candles',
  stake: 'Another stake',
  price: 'Another price at the broker',
  payout: 'Another payout at the broker',
  'not ended': 'Not ended when the day was saved',
} as const satisfies Record<Exclude<ComparedTrade['difference'], 'refused'>, string>

/** Rows beyond these are only counted. */
const rowsMax = 200

type CompareState =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'compared'; readonly rows: readonly ComparedTrade[] }

/** A day of the app beside what the lab does on the same candles, each difference with its reason. */
export function CompareLive({ loaded, rule }: { loaded: LoadedCandles; rule: LabRule }) {
  const titleId = useId()
  const words = useSpeech()
  const { t } = words
  const { app } = useLabPlace()
  const [state, setState] = useState<CompareState>({ kind: 'idle' })
  const compare = (read: Promise<string>) => {
    setState({ kind: 'busy' })
    read
      .then((text) => startJob('live', { set: loaded.set, rule, text }).result)
      .then((rows) => setState({ kind: 'compared', rows }))
      .catch((error: unknown) => setState({ kind: 'failed', message: errorText(error) }))
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-lg border border-line p-5">
      <div>
        <h3 id={titleId} className="text-base font-semibold">
          {t('Live against lab')}
        </h3>
        <p className="mt-2 max-w-prose text-sm text-text-2">{app === null ? t(savedDayText) : t(ownDayText)}</p>
      </div>
      {app === null ? (
        <FileField
          label={t('A day of the desktop app')}
          accept=".json,application/json"
          error={state.kind === 'failed' ? words.sentence(state.message) : undefined}
          onPick={(file) => compare(file.text())}
          icon={<FileClock size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-text-3" />}
          title={
            <output className="block font-medium">
              {titleOf(state, words) ?? t('Choose a saved day, or drop it here')}
            </output>
          }
          hint={t('It stays in this browser.')}
        />
      ) : (
        <OwnDay app={app} state={state} onCompare={compare} />
      )}
      {state.kind === 'compared' ? <ComparedTable rows={state.rows} /> : null}
    </section>
  )
}

const savedDayText =
  'Save a trading day as JSON in the desktop app and choose it here: each of its signals is compared with what this rule does on the candles above. Candles of the same terminal say the most.'
const ownDayText =
  'Each signal of a trading day of this app beside what this rule does on the candles above. Recorded candles of the same chart say the most.'

type OwnDayProps = { app: LabApp; state: CompareState; onCompare: (read: Promise<string>) => void }

/** A day from the journal of this app, for which no file is needed. */
function OwnDay({ app, state, onCompare }: OwnDayProps) {
  const words = useSpeech()
  const { t } = words
  const [day, setDay] = useState(app.today)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('Trading day, UTC')}
          error={state.kind === 'failed' ? words.sentence(state.message) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={day}
              max={app.today}
              onChange={({ currentTarget: { value } }) => setDay(value === '' ? app.today : value)}
            />
          )}
        </Field>
        <Button isBusy={state.kind === 'busy'} onClick={() => onCompare(app.readDay(day))}>
          {t('Compare this day')}
        </Button>
      </div>
      <output className="block text-sm font-medium">{titleOf(state, words)}</output>
    </div>
  )
}

function titleOf(state: CompareState, { t, count }: Speech): string | null {
  if (state.kind === 'busy') return t('Comparing …')
  if (state.kind !== 'compared') return null
  const different = state.rows.filter(({ difference }) => difference !== 'none').length
  return t('{count} signals, {different} differences', {
    count: count(state.rows.length),
    different: count(different),
  })
}

function ComparedTable({ rows }: { rows: readonly ComparedTrade[] }) {
  const words = useSpeech()
  const { t, count, moment } = words
  return (
    // The table scrolls by itself, so that the page never does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={t('Signals of the day, table')} className="max-h-112 overflow-auto text-sm">
      <table className="w-full text-left tabular-nums">
        <thead className="text-xs text-text-3">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-2 py-1.5 font-medium whitespace-nowrap">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, rowsMax).map((row) => (
            <tr key={`${row.candleTimeS} ${row.side}`} className="border-t border-line">
              <td className="px-2 py-1.5 whitespace-nowrap">{moment(row.candleTimeS)}</td>
              <td className={clsx('min-w-40 px-2 py-1.5', row.difference === 'none' ? 'text-text-3' : 'font-medium')}>
                {differenceText(row, words)}
              </td>
              <td className="px-2 py-1.5">{row.side === 'buy' ? 'CALL' : 'PUT'}</td>
              <td className="px-2 py-1.5 whitespace-nowrap">{moneyOf(row.live, words)}</td>
              <td className="px-2 py-1.5 whitespace-nowrap">{moneyOf(row.lab, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > rowsMax ? (
        <p className="px-2 py-3 text-text-2">{t('And {count} more.', { count: count(rows.length - rowsMax) })}</p>
      ) : null}
    </section>
  )
}

const columns = ['Candle, UTC', 'Difference', 'Side', 'App', 'Lab'] as const

type Money = { readonly stakeCents: number; readonly profitCents: number | null }

function moneyOf(trade: Money | null, { t, stake, result }: Speech): string {
  if (trade === null || trade.stakeCents === 0) return t('None')
  return `${stake(trade.stakeCents)}, ${trade.profitCents === null ? t('open') : result(trade.profitCents)}`
}

function differenceText({ difference, live }: ComparedTrade, { t, sentence }: Speech): string {
  // Another version of the app may know reasons that this page does not.
  const reasons: Readonly<Partial<Record<string, { readonly sentence: string }>>> = refusalCatalogue
  const refused = live?.reason ?? null
  if (refused !== null)
    return t('The app refused it: {reason}', { reason: sentence(reasons[refused]?.sentence ?? refused) })
  return t(difference === 'refused' ? 'The app refused it' : sentences[difference])
}
