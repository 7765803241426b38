import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import { type NewsImportance, newsImportances, newsMinutesMax } from '@stratomate/contracts/trading/news-rules'
import { Button } from '@stratomate/ui/button'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { formatMoment } from '../../shown/format.ts'
import { readNumber } from '../../shown/typed-numbers.ts'
import { SettingField, useFirstWrong } from '../../shown/setting-field.tsx'
import { t } from '../../language/t.ts'

type Calendar = WindowSettings['calendar']
type Minutes = 'minutesBefore' | 'minutesAfter'

const importanceLabels = {
  off: 'No events',
  low: 'All events',
  medium: 'Events of medium and high importance',
  high: 'Events of high importance only',
} as const satisfies Record<NewsImportance, string>
const importanceNames = [undefined, 'low importance', 'medium importance', 'high importance'] as const
const minutesLabels = { minutesBefore: 'Minutes before', minutesAfter: 'Minutes after' } as const
const minutesNames = ['minutesBefore', 'minutesAfter'] as const

/** Around which events of MetaTrader's own calendar nothing is traded; the app brings no events itself. */
export function CalendarSection() {
  const { state } = useApp()
  const act = useAct()
  const { calendar } = state.settings
  const [importance, setImportance] = useState<NewsImportance>(calendar.importance)
  const [typed, setTyped] = useState(() => typedOf(calendar))
  const [errors, setErrors] = useState<Partial<Record<Minutes, string>>>({})
  const part = useFirstWrong<HTMLElement>(errors)
  const save = () => {
    const before = readMinutes(typed.minutesBefore)
    const after = readMinutes(typed.minutesAfter)
    const wrong = t('Enter a whole number from {from} to {to}.', { from: 0, to: newsMinutesMax })
    setErrors({
      ...(before === undefined && { minutesBefore: wrong }),
      ...(after === undefined && { minutesAfter: wrong }),
    })
    if (before === undefined || after === undefined) return
    const changes = { calendar: { importance, minutesBefore: before, minutesAfter: after } }
    void act({ kind: 'change_settings', changes })
  }
  return (
    <section ref={part} aria-labelledby="calendar" className="grid gap-4">
      <h3 id="calendar" className="text-md font-semibold">
        {t('Not traded around events of the calendar')}
      </h3>
      <Field
        label={t('Events of MetaTrader 5')}
        hint={t('Each chart reads the economic calendar of its own terminal for the two currencies of its symbol.')}
      >
        {(control) => (
          <Select
            {...control}
            value={importance}
            onChange={({ currentTarget: { value } }) =>
              setImportance(newsImportances.find((one) => one === value) ?? 'off')
            }
          >
            {newsImportances.map((one) => (
              <option key={one} value={one}>
                {t(importanceLabels[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        {minutesNames.map((name) => (
          <SettingField
            key={name}
            label={t(minutesLabels[name])}
            unit={t('{from} to {to}', { from: 0, to: newsMinutesMax })}
            value={typed[name]}
            error={errors[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
          />
        ))}
      </div>
      <div>
        <Button size="sm" onClick={save}>
          {t('Save events')}
        </Button>
      </div>
      {calendar.importance === 'off' ? null : <NextEvents />}
    </section>
  )
}

/** The next events of the calendars, so that a person sees that they are read. */
function NextEvents() {
  const { nextEvents } = useApp().state
  if (nextEvents === null) {
    return (
      <p className="text-sm text-st-pending">
        {t('No chart has read its calendar yet, so no event keeps trades back.')}
      </p>
    )
  }
  if (nextEvents.length === 0) {
    return <p className="text-sm text-text-2">{t('The calendars have no such event within the next hours.')}</p>
  }
  return (
    <ul aria-label={t('Next events')} className="grid gap-2 text-sm">
      {nextEvents.map(({ atMs, currency, importance, name }) => (
        <li key={`${atMs} ${currency} ${name}`}>
          {formatMoment(atMs)} <strong className="font-semibold">{currency}</strong> {name}
          <span className="text-text-2">{`, ${importanceText(importance)}`}</span>
        </li>
      ))}
    </ul>
  )
}

function importanceText(importance: number): string {
  return t(importanceNames[importance] ?? 'low importance')
}

function typedOf({ minutesBefore, minutesAfter }: Calendar): Record<Minutes, string> {
  return { minutesBefore: String(minutesBefore), minutesAfter: String(minutesAfter) }
}

function readMinutes(text: string): number | undefined {
  return readNumber(text, { range: [0, newsMinutesMax], isWhole: true })
}
