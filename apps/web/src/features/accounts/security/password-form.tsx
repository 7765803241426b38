import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkFilled, checkNewPassword, onlyErrors, newPasswordHint } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { SaveRow } from '#web/features/accounts/settings/save-row.tsx'

const labels = { currentPassword: 'Current password', password: 'New password' }

export function PasswordForm() {
  const queryClient = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    fields: ['currentPassword', 'password'],
    validate: ({ currentPassword, password }) =>
      onlyErrors({
        currentPassword: checkFilled(currentPassword, 'Enter your current password'),
        password: checkNewPassword(password),
      }),
    submit: async (body) => {
      await callApi('changePassword', { body })
      element.current?.reset()
      setSaved(true)
      await queryClient.invalidateQueries({ queryKey: queryKeys.sessions })
    },
  })
  return (
    <form
      ref={element}
      noValidate
      method="post"
      className="grid max-w-form gap-5"
      onSubmit={form.onSubmit}
      onChange={() => setSaved(false)}
    >
      <FormSummary form={form} labels={labels} />
      <Field
        id="currentPassword"
        label={labels.currentPassword}
        error={form.errors.currentPassword}
        hint={
          <>
            Forgotten? <TextLink to="/forgot-password">Set a new one by email</TextLink>
          </>
        }
      >
        {(control) => <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />}
      </Field>
      <Field id="password" label={labels.password} hint={newPasswordHint()} error={form.errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <SaveRow
        label="Change password"
        isSending={form.isSending}
        savedText={isSaved ? 'Saved. Every other browser is signed out.' : null}
      />
    </form>
  )
}
