import { weekdays } from '@stratomate/engine/gate/trading-hours'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { type HoursChoice, usualHours } from '#lab-ui/question/lab-question.ts'

type HoursFieldsProps = { hours: HoursChoice | null; onChange: (hours: HoursChoice | null) => void }

const dayNames = { sun: 'Sun', mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat' } as const

/** When signals are traded, on the clock of UTC. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  const { t } = useSpeech()
  const toggle = (day: (typeof weekdays)[number]) => {
    if (hours === null) return
    const days = weekdays.filter((one) => (one === day ? !hours.days.includes(one) : hours.days.includes(one)))
    // Without a day nothing is traded, which is no test.
    if (days.length > 0) onChange({ ...hours, days })
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('Hours')}</legend>
      <Checkbox
        label={t('Trade at certain hours only')}
        checked={hours !== null}
        onChange={() => onChange(hours === null ? usualHours : null)}
      />
      {hours === null ? null : (
        <div className="mt-4 grid gap-4">
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                label={t(dayNames[day])}
                checked={hours.days.includes(day)}
                onChange={() => toggle(day)}
              />
            ))}
          </div>
          <div className="grid max-w-form grid-cols-2 gap-5">
            <ClockField
              label={t('From, UTC')}
              minute={hours.fromMinute}
              onChange={(fromMinute) => onChange({ ...hours, fromMinute })}
            />
            <ClockField
              label={t('To, UTC')}
              minute={hours.toMinute}
              onChange={(toMinute) => onChange({ ...hours, toMinute })}
            />
          </div>
        </div>
      )}
    </fieldset>
  )
}

type ClockFieldProps = { label: string; minute: number; onChange: (minute: number) => void }

function ClockField({ label, minute, onChange }: ClockFieldProps) {
  const two = (value: number): string => String(value).padStart(2, '0')
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          value={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
          onChange={({ currentTarget }) => {
            const [, hour, rest] = /^(\d{2}):(\d{2})/u.exec(currentTarget.value) ?? []
            if (hour !== undefined) onChange(Number(hour) * 60 + Number(rest))
          }}
        />
      )}
    </Field>
  )
}
