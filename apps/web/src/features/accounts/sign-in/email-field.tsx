import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { t } from '#web/shared/language/t.ts'

type EmailFieldProps = { error: string | undefined; defaultValue?: string }

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  return (
    <Field id="email" label={t('Email')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  )
}

/** The present content of the page's email field; empty without one. */
export function typedEmail(): string {
  const input = document.getElementById('email')
  return input instanceof HTMLInputElement ? input.value : ''
}
