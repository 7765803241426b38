import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

type SettingFieldProps = {
  label: string
  unit: string
  value: string
  hint?: ReactNode
  error?: string | undefined
  onChange: (value: string) => void
}

/** A number with its unit beside it. */
export function SettingField({ label, unit, value, hint, error, onChange }: SettingFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="flex items-center gap-2.5">
          <span className="w-32">
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </span>
          <span className="text-sm text-text-2">{unit}</span>
        </span>
      )}
    </Field>
  )
}

/** After Save, moves the focus to the first field that is wrong, even when it is scrolled out of view. */
export function useFirstWrong<Part extends HTMLElement>(errors: object | undefined): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => part.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])
  return part
}
