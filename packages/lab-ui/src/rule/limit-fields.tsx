import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { type LimitChoice, questionLimits } from '#lab-ui/question/lab-question.ts'

type LimitFieldsProps = { limits: LimitChoice; onChange: (limits: LimitChoice) => void }

/** The person's own limits, judged by the gate that trades live. */
export function LimitFields({ limits, onChange }: LimitFieldsProps) {
  const { t } = useSpeech()
  const { tradesPerDayMax, dailyLossCentsMax, coolDownMinutes } = limits
  const { dailyLossCentsMax: lossEnds } = questionLimits
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('Limits')}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        <OptionalNumber
          label={t('Trades a day')}
          hint={t('Empty: no limit')}
          value={tradesPerDayMax}
          ends={questionLimits.tradesPerDayMax}
          onChange={(value) => onChange({ ...limits, tradesPerDayMax: value })}
        />
        <OptionalNumber
          label={t('Loss a day, $')}
          hint={t('Empty: no limit')}
          value={dailyLossCentsMax === null ? null : dailyLossCentsMax / 100}
          ends={[1, lossEnds[1] / 100]}
          onChange={(value) => onChange({ ...limits, dailyLossCentsMax: value === null ? null : value * 100 })}
        />
        <OptionalNumber
          label={t('Pause after a trade, min')}
          hint={t('Empty: none')}
          value={coolDownMinutes === 0 ? null : coolDownMinutes}
          ends={[1, questionLimits.coolDownMinutes[1]]}
          onChange={(value) => onChange({ ...limits, coolDownMinutes: value ?? 0 })}
        />
      </div>
    </fieldset>
  )
}

type OptionalNumberProps = {
  label: string
  hint: string
  value: number | null
  ends: readonly [number, number]
  onChange: (value: number | null) => void
}

/** A whole number that may be left out. */
function OptionalNumber({ label, hint, value, ends, onChange }: OptionalNumberProps) {
  const { t } = useSpeech()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string): number | null | undefined => {
    if (text === '') return null
    const number = Number(text)
    return Number.isInteger(number) && number >= ends[0] && number <= ends[1] ? number : undefined
  }
  const isWrong = typed !== null && read(typed) === undefined
  return (
    <Field
      label={label}
      hint={hint}
      error={
        isWrong ? t('A whole number from {low} to {high}, or nothing.', { low: ends[0], high: ends[1] }) : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          value={typed ?? value ?? ''}
          onChange={({ currentTarget }) => {
            const text = currentTarget.value.trim()
            setTyped(text)
            const number = read(text)
            if (number !== undefined) onChange(number)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
