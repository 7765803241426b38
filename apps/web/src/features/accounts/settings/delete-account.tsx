import { Button } from '@stratomate/ui/button'
import { Dialog } from '@stratomate/ui/dialog'
import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { TextInput } from '@stratomate/ui/text-input'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { FormSummary } from '#web/shared/forms/form-summary.tsx'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'

type DeleteAccountProps = { email: string; isOpen: boolean; onClose: () => void }

/** The last question. Afterwards nothing on the page is true any more, so leaving it loads the site again. */
export function DeleteAccount({ email, isOpen, onClose }: DeleteAccountProps) {
  const [isDeleted, setDeleted] = useState(false)
  const leave = () => window.location.assign('/')
  return (
    <Dialog
      isOpen={isOpen}
      title={isDeleted ? 'Your account is deleted' : 'Delete your account?'}
      onClose={isDeleted ? leave : onClose}
    >
      {isDeleted ? (
        <Outcome className="mt-4 grid gap-5">
          <p className="text-text-2">We’ll confirm it by email to {email}. You are signed out everywhere.</p>
          <Button onClick={leave}>Go to the home page</Button>
        </Outcome>
      ) : (
        <DeleteForm email={email} onCancel={onClose} onDeleted={() => setDeleted(true)} />
      )}
    </Dialog>
  )
}

const labels = { confirmation: 'Your email', password: 'Password' }

type DeleteFormProps = { email: string; onCancel: () => void; onDeleted: () => void }

function DeleteForm({ email, onCancel, onDeleted }: DeleteFormProps) {
  const form = useForm({
    fields: ['confirmation', 'password'],
    validate: ({ confirmation }) =>
      onlyErrors({
        confirmation: isSame(confirmation, email) ? undefined : 'Not the email of this account',
        password: undefined,
      }),
    submit: async (body) => {
      await callApi('deleteAccount', { body })
      onDeleted()
    },
  })
  return (
    <form noValidate method="post" className="mt-4 grid gap-5" onSubmit={form.onSubmit}>
      <FormSummary form={form} labels={labels} />
      <Field
        id="confirmation"
        label={labels.confirmation}
        hint={
          <>
            Type <strong className="font-medium break-all text-text-2">{email}</strong> to confirm.
          </>
        }
        error={form.errors.confirmation}
      >
        {(control) => (
          <TextInput
            {...control}
            name="confirmation"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        id="password"
        label={labels.password}
        hint="Not needed within 15 minutes of logging in."
        error={form.errors.password}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="danger" isBusy={form.isSending}>
          Delete account
        </Button>
      </div>
    </form>
  )
}

function isSame(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase()
}
