import { useState } from 'react'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkCode, checkEmail, digitsOf, onlyErrors } from '#web/shared/forms/check-field.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { useArrive } from './use-arrive.ts'

/** Two steps: the email, then the code that was sent there. */
export function CodeLogin() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <AskForCode onSent={setSentTo} /> : <EnterCode email={sentTo} />
}

function AskForCode({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    fields: ['email'],
    validate: ({ email }) => onlyErrors({ email: checkEmail(email) }),
    submit: async (body) => {
      await callApi('requestSignInCode', { body: { ...body, language: spoken.language } })
      onSent(body.email)
    },
  })
  return (
    <AccountForm form={form} labels={{ email: t('Email') }} submitLabel={t('Send code')}>
      <EmailField error={form.errors.email} />
    </AccountForm>
  )
}

function EnterCode({ email }: { email: string }) {
  const arrive = useArrive('/dashboard')
  const form = useForm({
    fields: ['code'],
    validate: ({ code }) => onlyErrors({ code: checkCode(code) }),
    submit: async ({ code }) => arrive(await callApi('signInWithCode', { body: { email, code: digitsOf(code) } })),
  })
  return (
    <div className="grid gap-4">
      <AccountForm form={form} labels={{ code: t('Code') }} submitLabel={t('Log In')}>
        <CodeField error={form.errors.code} hint={<SentCode email={email} />} takesFocus />
      </AccountForm>
      <ResendButton call="requestSignInCode" email={() => email} />
    </div>
  )
}

/** Belongs to the field, so that it is read out with it. */
function SentCode({ email }: { email: string }) {
  return (
    <TextWithMarks
      text="If there is an account for <email>{email}</email>, a code is on its way. It is valid for 10 minutes."
      slots={{ email }}
      marks={{ email: (words) => <strong className="break-words text-text">{words}</strong> }}
    />
  )
}
