import { Field } from '@stratomate/ui/field'
import { controlLook } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'
import { useState } from 'react'
import { lengthHint, lengthOf } from '#web/shared/format/message-text.ts'

type TextAreaFieldProps = {
  id: string
  label: string
  error: string | undefined
  lengthMax: number
  rows: number
  /** What to write, shown while the field is empty. */
  prompt?: string
  isRequired?: boolean
}

/**
 * Several lines of text with a counter, which is words near the limit and is read out then. A text that is too long can be
 * pasted and then shortened.
 */
export function TextAreaField({ id, label, error, lengthMax, rows, prompt, isRequired = true }: TextAreaFieldProps) {
  const [text, setText] = useState('')
  const hint = lengthHint(text, lengthMax)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <textarea
            {...control}
            name={id}
            rows={rows}
            placeholder={prompt}
            aria-required={isRequired || undefined}
            className={clsx(controlLook, 'resize-y py-2.5')}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          {hint === undefined ? (
            <span aria-hidden="true" className="text-right text-xs text-text-3 tabular-nums">
              {lengthOf(text, lengthMax)}
            </span>
          ) : null}
        </>
      )}
    </Field>
  )
}
