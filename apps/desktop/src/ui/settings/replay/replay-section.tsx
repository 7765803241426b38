import type { WindowReplay } from '@stratomate/contracts/desktop-window/replay'
import { dayStartMs } from '@stratomate/domain/trading/trading-day'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { formatDay, formatShortClock } from '../../shown/format.ts'
import { useAct, useApp } from '../../connection/use-app.ts'
import { limitFields, limitTexts, readLimits, unitOf } from '../limits/limit-fields.ts'
import { ReplayOutcome } from './replay-outcome.tsx'
import { SettingField, useFirstWrong } from '../../shown/setting-field.tsx'
import { t } from '../../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** Judges the signals of a recorded day again with other limits, and shows what would have been different. */
export function ReplaySection() {
  const { state } = useApp()
  const act = useAct()
  const days = useRecordedDays()
  const present = limitTexts(state.settings)
  const [day, setDay] = useState<string | null>(null)
  const [texts, setTexts] = useState(present)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useFirstWrong<HTMLFormElement>(errors)
  const [replay, setReplay] = useState<WindowReplay | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const chosen = day ?? days?.[0] ?? null
  const run = async (event: SyntheticEvent) => {
    event.preventDefault()
    const reading = readLimits(texts, present)
    setErrors(reading.kind === 'wrong' ? reading.errors : {})
    if (reading.kind === 'wrong' || chosen === null) return
    setIsBusy(true)
    const reply = await act({ kind: 'replay_day', day: chosen, changes: reading.changes })
    setIsBusy(false)
    setReplay(reply.ok ? reply.data : null)
  }
  if (days?.length === 0) return <p className="text-sm text-text-2">{t(noDays)}</p>
  if (replay !== null) return <ReplayOutcome replay={replay} onBack={() => setReplay(null)} />
  return (
    <form ref={form} className="grid gap-5" noValidate onSubmit={(event) => void run(event)}>
      <p className="text-sm text-text-2">
        {t(
          'Signals of a past day are judged again with the numbers below. Nothing is traded and no setting changes. Hours, news, favorites and the money plan are those of now.',
        )}
      </p>
      <DayField days={days ?? []} chosen={chosen} onChoose={setDay} />
      <div className="grid grid-cols-2 items-start gap-x-6 gap-y-5">
        {limitFields.map(({ name, label, empty, ...field }) => (
          <SettingField
            key={name}
            label={saidInLanguage(label)}
            unit={unitOf(field, state.broker.currency)}
            hint={hintOf({ text: texts[name], now: present[name], empty })}
            value={texts[name]}
            error={errors[name]}
            onChange={(value) => setTexts({ ...texts, [name]: value })}
          />
        ))}
      </div>
      <div className="flex gap-3">
        <Button type="submit" disabled={chosen === null} isBusy={isBusy}>
          {t('Replay this day')}
        </Button>
        <Button variant="quiet" onClick={() => setTexts(present)}>
          {t('Back to the settings of now')}
        </Button>
      </div>
    </form>
  )
}

type DayFieldProps = { days: readonly string[]; chosen: string | null; onChoose: (day: string) => void }

function DayField({ days, chosen, onChoose }: DayFieldProps) {
  const { today } = useApp().state
  return (
    <Field
      label={t('Day')}
      hint={t('Days begin at {time} your time. Signals are kept for a week.', {
        time: formatShortClock(dayStartMs(chosen ?? today.day)),
      })}
    >
      {(control) => (
        <span className="block w-64">
          <Select {...control} value={chosen ?? ''} onChange={(event) => onChoose(event.currentTarget.value)}>
            {days.map((each) => (
              <option key={each} value={each}>
                {formatDay(each)}
              </option>
            ))}
          </Select>
        </span>
      )}
    </Field>
  )
}

const noDays =
  'No day is recorded yet. As soon as the app has judged signals, their day can be replayed here with other rules.'

function hintOf({ text, now, empty }: { text: string; now: string; empty: 'no_limit' | 'wrong' }): string | undefined {
  if (text !== now) return t('Now: {value}.', { value: now === '' ? t('no limit') : now })
  return empty === 'no_limit' ? t('Empty: no limit.') : undefined
}

/** Null until they are known. */
function useRecordedDays(): string[] | null {
  const { link } = useApp()
  const [days, setDays] = useState<string[] | null>(null)
  useEffect(() => {
    let isGone = false
    void link.act({ kind: 'replay_days' }).then((reply) => {
      if (!isGone) setDays(reply.ok ? reply.data.days : [])
    })
    return () => {
      isGone = true
    }
  }, [link])
  return days
}
