import { callApi } from '#web/shared/call-api.ts'
import { checkCode, checkEmail, digitsOf, onlyErrors } from '#web/shared/check-field.ts'
import { TextLink } from '#web/shared/link-button.tsx'
import { useForm } from '#web/shared/use-form.ts'
import { usePageQuery } from '#web/shared/use-page-query.ts'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { useArrive, withReturn } from './use-arrive.ts'

/** Fills in what the mail's link carried, and waits for the press: a mail scanner that opens links verifies nothing. */
export function VerifyEmailForm({ email, code }: { email: string; code: string }) {
  const arrive = useArrive('/pricing#free-trial')
  const returnTo = usePageQuery().get('returnTo')
  const form = useForm({
    fields: ['email', 'code'],
    validate: (values) => onlyErrors({ email: checkEmail(values.email), code: checkCode(values.code) }),
    submit: async (values) =>
      arrive(await callApi('verifyEmail', { body: { email: values.email, code: digitsOf(values.code) } })),
  })
  return (
    <div className="grid gap-4">
      <AccountForm form={form} labels={{ email: 'Email', code: 'Code' }} submitLabel="Verify e-mail">
        <EmailField error={form.errors.email} defaultValue={email} />
        <CodeField error={form.errors.code} defaultValue={code} />
      </AccountForm>
      <ResendButton call="resendVerification" email={typedEmail} />
      <p className="text-center text-sm text-text-2">
        The code works in the browser in which you signed up. Are you in another one?{' '}
        <TextLink to={withReturn('/sign-up', returnTo)}>Sign up here</TextLink>
      </p>
    </div>
  )
}

function typedEmail(): string {
  const input = document.getElementById('email')
  return input instanceof HTMLInputElement ? input.value : ''
}
