import type { WindowOutsideSource, WindowTimedLine } from '@stratomate/contracts/desktop-window/outside-sources'
import { outsideProblems, timedTextMax } from '@stratomate/contracts/desktop-window/outside-values'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { type ChangeEvent, useState } from 'react'
import { useAct } from '../../connection/use-app.ts'
import { callText } from './call-text.ts'
import { ZoneField } from './zone-field.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** A list that is pasted or read from a file, shown line by line, and only then planned. */
export function TimedList({ source }: { source: WindowOutsideSource }) {
  const act = useAct()
  const [text, setText] = useState('')
  const [day, setDay] = useState(() => new Date().toLocaleDateString('sv-SE'))
  const [timeZone, setTimeZone] = useState(source.timeZone)
  const [lines, setLines] = useState<WindowTimedLine[] | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const list = { id: source.id, text, day, timeZone }
  const change = (put: () => void) => {
    setLines(null)
    put()
  }
  const read = async () => {
    if (text.length > timedTextMax) return setProblem(t('That is too long to be a list of signals.'))
    if (day === '') return setProblem(t('Choose the day of the list.'))
    const reply = await act({ kind: 'outside_read_list', ...list })
    setProblem(reply.ok ? undefined : saidInLanguage(reply.message))
    if (reply.ok) setLines(reply.data)
  }
  const plan = async () => {
    const reply = await act({ kind: 'outside_plan_list', ...list })
    if (reply.ok) change(() => setText(''))
  }
  return (
    <div className="grid gap-4">
      <Field label={t('Signals, one a line')} hint={t('Such as GBPJPY 00:20 CALL M5')} error={problem}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={text}
            className="w-full rounded-md border border-line-strong bg-bg p-3 font-mono text-xs text-text aria-invalid:border-danger"
            onChange={({ currentTarget: { value } }) => change(() => setText(value))}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-4">
        <Field label={t('Day of the list')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={day}
              onChange={({ currentTarget: { value } }) => change(() => setDay(value))}
            />
          )}
        </Field>
        <ZoneField value={timeZone} onChange={(zone) => change(() => setTimeZone(zone))} />
        <ListFile onContent={(content) => change(() => setText(content))} />
      </div>
      <div>
        <Button size="sm" onClick={() => void read()}>
          {t('Show what is read')}
        </Button>
      </div>
      {lines === null ? null : <Preview lines={lines} onPlan={() => void plan()} />}
      <Planned source={source} onClear={() => void act({ kind: 'outside_clear_list', id: source.id })} />
    </div>
  )
}

/** A file is only read until it is clear that it is too long. */
function ListFile({ onContent }: { onContent: (content: string) => void }) {
  const load = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    onContent((await files?.[0]?.slice(0, timedTextMax + 1).text()) ?? '')
  }
  return (
    <Field label={t('Or from a text file')}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".txt,.csv"
          className="min-h-11 text-sm text-text-2 file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-line-strong file:px-3.5 file:font-semibold file:text-text"
          onChange={(event) => void load(event)}
        />
      )}
    </Field>
  )
}

function Preview({ lines, onPlan }: { lines: readonly WindowTimedLine[]; onPlan: () => void }) {
  const count = lines.filter(({ kind }) => kind === 'call').length
  if (lines.length === 0) return <p className="text-sm text-text-2">{t('The list is empty.')}</p>
  return (
    <div className="grid gap-3">
      <ol aria-label={t('What is read')} className="grid border-t border-line">
        {lines.map((line) => (
          <li key={line.number} className="grid gap-0.5 border-b border-line py-2 text-sm">
            <code className="font-mono text-xs wrap-anywhere text-text-3">
              {line.number}: {line.text}
            </code>
            <span>
              {line.kind === 'call'
                ? callText(line)
                : t('Not taken. {problem}', { problem: saidInLanguage(outsideProblems[line.problem]) })}
            </span>
          </li>
        ))}
      </ol>
      {count === 0 ? null : (
        <div>
          <Button variant="primary" size="sm" onClick={onPlan}>
            {count === 1 ? t('Plan this signal') : t('Plan these {count} signals', { count })}
          </Button>
        </div>
      )}
    </div>
  )
}

type PlannedProps = { source: WindowOutsideSource; onClear: () => void }

function Planned({ source: { planned }, onClear }: PlannedProps) {
  const [next] = planned
  if (next === undefined) return <p className="text-sm text-text-2">{t('No signal waits for its time.')}</p>
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1">
        {planned.length === 1
          ? t('1 signal waits: {call}', { call: callText(next) })
          : t('{count} signals wait. Next: {call}', { count: planned.length, call: callText(next) })}
      </p>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('Forget all')}
      </Button>
    </div>
  )
}
