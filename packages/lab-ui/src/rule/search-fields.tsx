import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import type { ParameterRange } from '@stratomate/indicators/parameters'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import {
  expiriesMax,
  type LabQuestion,
  questionLimits,
  rangeAround,
  rangesMax,
  rangeValuesMax,
  type SearchRange,
} from '#lab-ui/question/lab-question.ts'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { valuesIn } from '#lab-ui/question/read-question.ts'
import { NumberField } from '@stratomate/ui/forms/number-field'

type SearchFieldsProps = { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void }

/** Up to two parameters, each with the values that are tried, and the expiries. The others stay at their value. */
export function SearchFields({ question, ask }: SearchFieldsProps) {
  const { t, sentence, number } = useSpeech()
  const { indicatorId, ranges, parameters } = question
  const rules = ruleParameters[indicatorId].parameters
  const isFull = Object.keys(ranges).length >= rangesMax
  const vary = (name: string, rule: ParameterRange) => {
    if (ranges[name] === undefined) ask({ ranges: { ...ranges, [name]: rangeAround(rule) } })
    else ask({ ranges: Object.fromEntries(Object.entries(ranges).filter(([other]) => other !== name)) })
  }
  return (
    <div className="mt-5 grid gap-5">
      {Object.entries(rules).map(([name, rule]) => {
        const range = ranges[name]
        const label = sentence(rule.label)
        return (
          <fieldset key={`${indicatorId} ${name}`} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <legend className="sr-only">{label}</legend>
            <div className="self-center">
              <Checkbox
                label={
                  range === undefined
                    ? t('Vary {label}', { label })
                    : t('Vary {label}: {count} values', { label, count: valuesIn(range) })
                }
                checked={range !== undefined}
                disabled={range === undefined && isFull}
                onChange={() => vary(name, rule)}
              />
              {range === undefined ? (
                <p className="mt-1 pl-8 text-xs text-text-3">
                  {t('Stays at {value}', { value: number(parameters[name] ?? rule.default) })}
                  {isFull ? `. ${t('A search varies {count} parameters at most', { count: rangesMax })}` : null}
                </p>
              ) : null}
            </div>
            {range === undefined ? null : (
              <RangeFields
                rule={rule}
                range={range}
                onChange={(next) => ask({ ranges: { ...ranges, [name]: next } })}
              />
            )}
          </fieldset>
        )
      })}
      <ExpiriesField expiries={question.expiries} onChange={(expiries) => ask({ expiries })} />
    </div>
  )
}

type RangeFieldsProps = { rule: ParameterRange; range: SearchRange; onChange: (range: SearchRange) => void }

function RangeFields({ rule, range, onChange }: RangeFieldsProps) {
  const { t, sentence, number } = useSpeech()
  const { minimum, maximum, step } = rule
  const named = { label: sentence(rule.label) }
  const count = valuesIn(range)
  const problem =
    count < 1 || range.from < minimum || range.to > maximum
      ? t('Between {minimum} and {maximum}, the end not below the beginning.', {
          minimum: number(minimum),
          maximum: number(maximum),
        })
      : count > rangeValuesMax
        ? t('{count} values; {most} are the most.', { count, most: rangeValuesMax })
        : undefined
  const field = (name: keyof SearchRange, label: string) => (
    <NumberField
      label={label}
      error={name === 'from' ? problem : undefined}
      value={range[name]}
      minimum={name === 'step' ? step : minimum}
      maximum={maximum}
      step={step}
      onChange={(value) => onChange({ ...range, [name]: value })}
    />
  )
  return (
    <>
      {field('from', t('{label} from', named))}
      {field('to', t('{label} to', named))}
      {field('step', t('{label} in steps of', named))}
    </>
  )
}

type ExpiriesFieldProps = { expiries: readonly number[]; onChange: (expiries: readonly number[]) => void }

function ExpiriesField({ expiries, onChange }: ExpiriesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { t } = useSpeech()
  const [low, high] = questionLimits.expiryCandles
  const isWrong = typed !== null && expiriesOf(typed) === null
  return (
    <div className="max-w-form">
      <Field
        label={t('Expiries, candles')}
        hint={t('Up to {count} whole numbers from {low} to {high}, with commas between', {
          count: expiriesMax,
          low,
          high,
        })}
        error={isWrong ? t('Write whole numbers from {low} to {high}, such as 1, 3, 5.', { low, high }) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={typed ?? expiries.join(', ')}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              const values = expiriesOf(currentTarget.value)
              if (values !== null) onChange(values)
            }}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
    </div>
  )
}

/** Ascending, each once; null when the text is no such list. */
function expiriesOf(text: string): number[] | null {
  const [low, high] = questionLimits.expiryCandles
  const values = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(Number)
  const isList = values.length > 0 && values.every((value) => Number.isInteger(value) && value >= low && value <= high)
  const once = [...new Set(values)].toSorted((one, other) => one - other)
  return isList && once.length <= expiriesMax ? once : null
}
