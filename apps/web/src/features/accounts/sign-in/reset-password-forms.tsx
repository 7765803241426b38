import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import {
  checkCode,
  checkEmail,
  checkNewPassword,
  digitsOf,
  onlyErrors,
  newPasswordHint,
} from '#web/shared/forms/check-field.ts'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { rememberMailedReturn } from '#web/shared/session/mailed-return.ts'
import { Outcome } from '#web/shared/forms/outcome.tsx'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'

type Step = { kind: 'ask' } | { kind: 'enter'; email: string } | { kind: 'done' }

/**
 * Three steps: the email, the code with a new password, and the link back to log in. The mail leads to the second one.
 */
export function ResetPasswordForms() {
  const mailedTo = usePageQuery().get('email')
  const [chosen, setStep] = useState<Step | null>(null)
  const step = chosen ?? (mailedTo === null ? { kind: 'ask' } : { kind: 'enter', email: mailedTo })
  const returnTo = useReturnAddress()
  switch (step.kind) {
    case 'ask':
      return <AskForReset onSent={(email) => setStep({ kind: 'enter', email })} />
    case 'enter':
      return <EnterNewPassword email={step.email} onDone={() => setStep({ kind: 'done' })} />
    case 'done':
      return (
        <Outcome className="grid gap-4">
          <p>{t('Your new password is set. All other sessions have ended.')}</p>
          <LinkButton to={withReturn('/login', returnTo)} variant="primary">
            {t('Log In')}
          </LinkButton>
        </Outcome>
      )
    default:
      return step satisfies never
  }
}

function AskForReset({ onSent }: { onSent: (email: string) => void }) {
  const returnTo = useReturnAddress()
  const form = useForm({
    fields: ['email'],
    validate: ({ email }) => onlyErrors({ email: checkEmail(email) }),
    submit: async (body) => {
      await callApi('requestPasswordReset', { body: { ...body, language: spoken.language } })
      rememberMailedReturn(body.email, returnTo)
      onSent(body.email)
    },
  })
  return (
    <AccountForm form={form} labels={{ email: t('Email') }} submitLabel={t('Send code')}>
      <EmailField error={form.errors.email} />
    </AccountForm>
  )
}

function EnterNewPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useForm({
    fields: ['code', 'password'],
    validate: ({ code, password }) => onlyErrors({ code: checkCode(code), password: checkNewPassword(password) }),
    submit: async ({ code, password }) => {
      await callApi('resetPassword', { body: { email, code: digitsOf(code), password } })
      onDone()
    },
  })
  return (
    <div className="grid gap-4">
      <Outcome className="text-sm text-text-2">
        <TextWithMarks
          text="If there is an account for <email>{email}</email>, a code is on its way."
          slots={{ email }}
          marks={{ email: (words) => <strong className="text-text">{words}</strong> }}
        />
      </Outcome>
      <AccountForm
        form={form}
        labels={{ code: t('Code'), password: t('New password') }}
        submitLabel={t('Set new password')}
      >
        <CodeField error={form.errors.code} />
        <Field id="password" label={t('New password')} hint={newPasswordHint()} error={form.errors.password}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="new-password" showLabel={t('Show password')} />
          )}
        </Field>
      </AccountForm>
      <ResendButton call="requestPasswordReset" email={() => email} />
    </div>
  )
}
