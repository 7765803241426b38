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
import { valuesIn } from '#lab-ui/question/read-question.ts'
import { NumberField } from '@stratomate/ui/forms/number-field'

type SearchFieldsProps = { question: LabQuestion; ask: (change: Partial<LabQuestion>) => void }

/** Up to two parameters, each with the values that are tried, and the expiries. The others stay at their value. */
export function SearchFields({ question, ask }: SearchFieldsProps) {
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
        return (
          <fieldset key={`${indicatorId} ${name}`} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            <legend className="sr-only">{rule.label}</legend>
            <div className="self-center">
              <Checkbox
                label={range === undefined ? `Vary ${rule.label}` : `Vary ${rule.label}: ${valuesIn(range)} values`}
                checked={range !== undefined}
                disabled={range === undefined && isFull}
                onChange={() => vary(name, rule)}
              />
              {range === undefined ? (
                <p className="mt-1 pl-8 text-xs text-text-3">
                  Stays at {parameters[name] ?? rule.default}
                  {isFull ? `. A search varies ${rangesMax} parameters at most` : null}
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
  const { minimum, maximum, step } = rule
  const count = valuesIn(range)
  const problem =
    count < 1 || range.from < minimum || range.to > maximum
      ? `Between ${minimum} and ${maximum}, the end not below the beginning.`
      : count > rangeValuesMax
        ? `${count} values; ${rangeValuesMax} are the most.`
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
      {field('from', `${rule.label} from`)}
      {field('to', `${rule.label} to`)}
      {field('step', `${rule.label} in steps of`)}
    </>
  )
}

type ExpiriesFieldProps = { expiries: readonly number[]; onChange: (expiries: readonly number[]) => void }

function ExpiriesField({ expiries, onChange }: ExpiriesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [low, high] = questionLimits.expiryCandles
  const isWrong = typed !== null && expiriesOf(typed) === null
  return (
    <div className="max-w-form">
      <Field
        label="Expiries, candles"
        hint={`Up to ${expiriesMax} whole numbers from ${low} to ${high}, with commas between`}
        error={isWrong ? `Write whole numbers from ${low} to ${high}, such as 1, 3, 5.` : undefined}
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
