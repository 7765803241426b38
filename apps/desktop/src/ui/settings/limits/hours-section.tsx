import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import { weekdayNames } from '@stratomate/contracts/desktop-window/values'
import { Button } from '@stratomate/ui/button'
import { FieldError } from '@stratomate/ui/field'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useAct, useApp } from '../../connection/use-app.ts'
import { BlackoutList } from './blackout-list.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { t } from '../../language/t.ts'
import { formatWeekday } from '../../shown/format.ts'

type Hours = NonNullable<WindowSettings['hours']>[number]

const weekFromMonday = [...weekdayNames.slice(1), ...weekdayNames.slice(0, 1)]
const timeLook =
  'min-h-9 rounded-md border border-line-strong bg-bg px-2.5 text-sm text-text aria-invalid:border-danger'
const newHours: Hours = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }

/** When signals are traded, and times around news when they are not. */
export function HoursSection() {
  const { state } = useApp()
  const act = useAct()
  const [hours, setHours] = useState<Hours[]>([...(state.settings.hours ?? [])])
  const put = (index: number, change: Partial<Hours>) =>
    setHours(hours.with(index, { ...(hours[index] ?? newHours), ...change }))
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const save = () => {
    const isWhole = hours.every(({ from, to }) => from !== '' && to !== '')
    setProblem(isWhole ? undefined : t('Enter both times of each row.'))
    if (!isWhole) return
    void act({
      kind: 'change_settings',
      changes: {
        timeZone: state.settings.timeZone,
        hours: hours.length === 0 ? null : hours.map(({ days, ...times }) => ({ days: [...days], ...times })),
      },
    })
  }
  const isMissing = (time: string): boolean => problem !== undefined && time === ''
  return (
    <div className="grid gap-8">
      <section aria-labelledby="trading-hours" className="grid gap-4">
        <h3 id="trading-hours" className="text-md font-semibold">
          {t('Trading hours')}
        </h3>
        <p className="text-sm text-text-2">
          {hours.length === 0
            ? t('Signals are traded at all hours.')
            : t('Signals outside these hours are not traded.')}{' '}
          {t('Time zone: {zone}. A time that ends before it begins runs over midnight.', {
            zone: state.settings.timeZone,
          })}
        </p>
        {hours.map((each, index) => (
          <HoursRow
            key={index}
            number={index + 1}
            hours={each}
            isMissing={isMissing}
            onChange={(change) => put(index, change)}
            onRemove={() => setHours(hours.toSpliced(index, 1))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" onClick={() => setHours([...hours, newHours])}>
            {t('Add hours')}
          </Button>
          <Button size="sm" onClick={save}>
            {t('Save hours')}
          </Button>
          <div aria-live="polite">
            <FieldError id="hours-problem" error={problem} />
          </div>
        </div>
      </section>
      <CalendarSection />
      <BlackoutList />
    </div>
  )
}

type HoursRowProps = {
  /** Its number in the list, from 1. */
  number: number
  hours: Hours
  isMissing: (time: string) => boolean
  onChange: (change: Partial<Hours>) => void
  onRemove: () => void
}

function HoursRow({ number, hours, isMissing, onChange, onRemove }: HoursRowProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3">
      <legend className="sr-only">{t('Hours {number}', { number })}</legend>
      <span className="flex gap-1">
        {weekFromMonday.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={hours.days.includes(day)}
            className="min-h-9 cursor-pointer rounded-sm border border-line-strong px-2 text-xs text-text-2 aria-pressed:border-signal aria-pressed:bg-s3 aria-pressed:text-text"
            onClick={() => onChange({ days: toggle(hours.days, day) })}
          >
            {formatWeekday(weekFromMonday.indexOf(day) + 1)}
          </button>
        ))}
      </span>
      <label className="flex items-center gap-2 text-sm">
        {t('From')}
        <input
          type="time"
          className={timeLook}
          aria-invalid={isMissing(hours.from) || undefined}
          aria-describedby={isMissing(hours.from) ? 'hours-problem' : undefined}
          value={hours.from}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
      </label>
      <label className="flex items-center gap-2 text-sm">
        {t('to')}
        <input
          type="time"
          className={timeLook}
          aria-invalid={isMissing(hours.to) || undefined}
          aria-describedby={isMissing(hours.to) ? 'hours-problem' : undefined}
          value={hours.to === '24:00' ? '00:00' : hours.to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </label>
      <Button size="sm" variant="quiet" icon={<Trash2 size={15} aria-hidden="true" />} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </fieldset>
  )
}

function toggle(days: Hours['days'], day: Hours['days'][number]): Hours['days'] {
  const next = days.includes(day) ? days.filter((each) => each !== day) : [...days, day]
  // Hours need at least one day.
  return next.length === 0 ? days : next
}
