import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'

type EmailFieldProps = { error: string | undefined; defaultValue?: string }

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  return (
    <Field id="email" label="Email" error={error}>
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
