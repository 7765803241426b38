import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { ApiError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkEmail, checkFilled, onlyErrors } from '#web/shared/forms/check-field.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { useForm } from '#web/shared/forms/use-form.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { t } from '#web/shared/language/t.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField, typedEmail } from './email-field.tsx'
import { useArrive } from './use-arrive.ts'

export function PasswordLogin() {
  const arrive = useArrive('/dashboard')
  const known = usePageQuery().get('email') ?? ''
  const returnTo = useReturnAddress()
  const form = useForm({
    fields: ['email', 'password'],
    validate: ({ email, password }) =>
      onlyErrors({ email: checkEmail(email), password: checkFilled(password, t('Enter your password')) }),
    submit: async (body) => arrive(await callApi('signIn', { body })),
  })
  const help = (error: unknown) =>
    error instanceof ApiError && error.code === 'email_not_verified' ? (
      <TextLink to={withReturn(`/verify-email?email=${encodeURIComponent(typedEmail())}`, returnTo)}>
        {t('Enter the code')}
      </TextLink>
    ) : null
  return (
    <AccountForm
      form={form}
      labels={{ email: t('Email'), password: t('Password') }}
      submitLabel={t('Log In')}
      help={help}
    >
      <EmailField key={known} error={form.errors.email} defaultValue={known} />
      <Field
        id="password"
        label={t('Password')}
        hint={
          <TextLink to={withReturn('/forgot-password', returnTo)} className="inline-block py-1 text-sm text-text-2">
            {t('Forgot password')}
          </TextLink>
        }
        error={form.errors.password}
      >
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" showLabel={t('Show password')} />
        )}
      </Field>
    </AccountForm>
  )
}
