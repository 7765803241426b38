import { Field } from '@stratomate/ui/field'
import { TextInput } from '@stratomate/ui/text-input'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { AccountForm } from './account-form.tsx'

export function DeviceCodeForm({ onCode }: { onCode: (userCode: string) => void }) {
  const form = useForm({
    fields: ['userCode'],
    validate: ({ userCode }) =>
      onlyErrors({ userCode: readUserCode(userCode) === '' ? 'Enter the code that the app shows' : undefined }),
    submit: ({ userCode }) => Promise.resolve(onCode(readUserCode(userCode))),
  })
  return (
    <AccountForm form={form} labels={{ userCode: 'Code' }} submitLabel="Continue">
      <div className="code-place">
        <Field
          id="userCode"
          label="Code"
          hint="Eight letters and digits, as the app shows them."
          error={form.errors.userCode}
        >
          {(control) => (
            <TextInput
              {...control}
              name="userCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              className="uppercase"
            />
          )}
        </Field>
      </div>
    </AccountForm>
  )
}

/** A typed or pasted code of the desktop app: letters and digits in capitals, without anything between them. */
export function readUserCode(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
