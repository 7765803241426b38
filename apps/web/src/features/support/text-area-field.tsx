import { Field } from '@stratomate/ui/field'
import { controlLook } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'
import { useState } from 'react'
import { lengthHint } from '#web/shared/format/message-text.ts'

type TextAreaFieldProps = {
  id: string
  label: string
  error: string | undefined
  lengthMax: number
  rows: number
  isRequired?: boolean
}

/** Several lines of text, with a counter near the limit. A text that is too long can be pasted and then shortened. */
export function TextAreaField({ id, label, error, lengthMax, rows, isRequired = true }: TextAreaFieldProps) {
  const [hint, setHint] = useState<string | undefined>()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          name={id}
          rows={rows}
          aria-required={isRequired || undefined}
          className={clsx(controlLook, 'resize-y py-2.5')}
          onInput={({ currentTarget }) => setHint(lengthHint(currentTarget.value, lengthMax))}
        />
      )}
    </Field>
  )
}
