import { Field } from '@stratomate/ui/field'
import { controlLook } from '@stratomate/ui/text-input'
import { clsx } from 'clsx'
import type { KeyboardEvent, Ref } from 'react'
import { t } from '#web/shared/language/t.ts'

type TextBoxProps = {
  label: string
  value: string
  lengthMax: number
  rows: number
  error?: string | undefined
  /** True while it is sent, because what is typed then would be lost. */
  isFixed?: boolean
  ref?: Ref<HTMLTextAreaElement>
  onChange: (value: string) => void
  /** Ctrl+Enter, or Cmd+Enter on a Mac. */
  onSend: () => void
  onEscape?: () => void
}

const countsFrom = 0.9

/** Several lines of text that Ctrl+Enter sends; near its limit it shows the count. */
export function TextBox({ label, value, lengthMax, rows, error, isFixed = false, ...rest }: TextBoxProps) {
  const { ref, onChange, onSend, onEscape } = rest
  const length = Array.from(value).length
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
    } else if (event.key === 'Escape' && onEscape !== undefined) {
      event.preventDefault()
      onEscape()
    }
  }
  const hint =
    length > lengthMax * countsFrom ? t('{count} of {most} characters', { count: length, most: lengthMax }) : undefined
  return (
    <Field label={label} hint={hint} error={length > lengthMax ? t('This is longer than allowed.') : error}>
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          rows={rows}
          value={value}
          readOnly={isFixed}
          className={clsx(controlLook, 'resize-y py-2.5')}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={press}
        />
      )}
    </Field>
  )
}
