import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { t } from '#web/shared/language/t.ts'

type CodeFieldProps = { error: string | undefined; hint?: string; defaultValue?: string }

/** Six digits from a mail; phones offer them from the message. */
export function CodeField({ error, hint, defaultValue }: CodeFieldProps) {
  return (
    <div className="code-place">
      <Field id="code" label={t('Code')} hint={hint ?? t('Six digits from the email we sent.')} error={error}>
        {(control) => (
          <TextInput
            {...control}
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
