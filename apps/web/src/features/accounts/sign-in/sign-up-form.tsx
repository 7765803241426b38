import { legalVersion, riskText } from '@stratomate/domain/trading/risk-text'
import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { useNavigate } from 'react-router'
import { callApi } from '#web/shared/api/call-api.ts'
import { checkEmail, checkNewPassword, onlyErrors, newPasswordHint } from '#web/shared/forms/check-field.ts'
import { type FieldValues, useForm } from '#web/shared/forms/use-form.ts'
import { rememberMailedReturn } from '#web/shared/session/mailed-return.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import { AccountForm } from './account-form.tsx'
import { checkConsents, type ConsentField, ConsentFields, consentFields, consentLabels } from './consent-fields.tsx'
import { EmailField } from './email-field.tsx'

type SignUpField = 'email' | 'password' | ConsentField
const fields = ['email', 'password', ...consentFields] as const

/** As little as an account needs, and one consent each for the age and for the terms with the risk, by their versions. */
export function SignUpForm() {
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  const form = useForm<SignUpField>({
    fields,
    validate,
    submit: async (values) => {
      await callApi('signUp', {
        body: {
          ...values,
          adult: true,
          riskAccepted: true,
          riskTextVersion: riskText.version,
          legalVersion,
          language: spoken.language,
        },
      })
      rememberMailedReturn(values.email, returnTo)
      await navigate(withReturn(`/verify-email?email=${encodeURIComponent(values.email)}`, returnTo))
    },
  })
  const { errors } = form
  return (
    <AccountForm
      form={form}
      labels={{ email: t('Email'), password: t('Password'), ...consentLabels() }}
      submitLabel={t('Sign up')}
    >
      <EmailField error={errors.email} />
      <Field id="password" label={t('Password')} hint={newPasswordHint()} error={errors.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="new-password" showLabel={t('Show password')} />
        )}
      </Field>
      <ConsentFields errors={errors} />
    </AccountForm>
  )
}

function validate(values: FieldValues<SignUpField>) {
  return onlyErrors<SignUpField>({
    email: checkEmail(values.email),
    password: checkNewPassword(values.password),
    ...checkConsents(values),
  })
}
