import { Field } from '../field.tsx'
import { TextInput } from '../text-input.tsx'
import { type ReactNode, useState } from 'react'

type NumberFieldProps = {
  label: string
  hint?: ReactNode
  error: string | undefined
  value: number
  minimum: number
  maximum: number
  step: number | 'any'
  onChange: (value: number) => void
}

/**
 * A number that can be cleared and typed again: until it is a number again, the last one applies, and it comes back
 * when the field is left.
 */
export function NumberField({ label, hint, error, value, minimum, maximum, step, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          inputMode="decimal"
          min={minimum}
          max={maximum}
          step={step}
          value={typed ?? String(value)}
          onChange={({ currentTarget: field }) => {
            setTyped(field.value)
            if (Number.isFinite(field.valueAsNumber)) onChange(field.valueAsNumber)
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
