import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#web/shared/language/t.ts'

type CodeFieldProps = {
  error: string | undefined
  hint?: ReactNode
  defaultValue?: string
  /** It is the only field, so whoever comes can type at once. */
  takesFocus?: boolean
}

/** Six digits from a mail; phones offer them from the message. */
export function CodeField({ error, hint, defaultValue, takesFocus = false }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Only from nowhere: somebody who has already reached another control stays there. A screen reader reads the label
    // with the hint, and a phone keeps its place.
    const focus = () => {
      if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
    }
    if (!takesFocus) return
    focus()
    // Whoever comes back from their mailbox can type at once too, also when a link here has opened it.
    const comeBack = () => {
      const from = document.activeElement
      if (from instanceof HTMLAnchorElement && from.target === '_blank') from.blur()
      focus()
    }
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  }, [takesFocus])
  return (
    <div className="code-place">
      <Field id="code" label={t('Code')} hint={hint ?? t('Six digits from the email we sent.')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            defaultValue={defaultValue}
          />
        )}
      </Field>
    </div>
  )
}
