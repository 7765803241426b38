import { ageMin, legalVersion, riskText } from '@stratomate/domain/risk-text'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { useNavigate } from 'react-router'
import { callApi } from '#web/shared/call-api.ts'
import { checkEmail, checkFilled, checkNewPassword, onlyErrors, newPasswordHint } from '#web/shared/check-field.ts'
import { CountryField } from '#web/shared/country-field.tsx'
import { type FieldValues, useForm } from '#web/shared/use-form.ts'
import { rememberMailedReturn } from '#web/shared/mailed-return.ts'
import { useReturnAddress, withReturn } from '#web/shared/return-address.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'

const labels = {
  email: 'Email',
  password: 'Password',
  country: 'Country',
  adult: 'Age',
  riskAccepted: 'Terms',
}
type SignUpField = keyof typeof labels
const fields = ['email', 'password', 'country', 'adult', 'riskAccepted'] as const

/** As little as an account needs, and one consent each for the age and for the terms with the risk, by their versions. */
export function SignUpForm() {
  const navigate = useNavigate()
  const returnTo = useReturnAddress()
  const form = useForm<SignUpField>({
    fields,
    validate,
    submit: async (values) => {
      await callApi('signUp', {
        body: { ...values, adult: true, riskAccepted: true, riskTextVersion: riskText.version, legalVersion },
      })
      rememberMailedReturn(values.email, returnTo)
      await navigate(withReturn(`/verify-email?email=${encodeURIComponent(values.email)}`, returnTo))
    },
  })
  const { errors } = form
  return (
    <AccountForm form={form} labels={labels} submitLabel="Sign up">
      <EmailField error={errors.email} />
      <Field id="password" label="Password" hint={newPasswordHint} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <CountryField error={errors.country} />
      <Checkbox id="adult" name="adult" label={`I am ${ageMin} or older.`} error={errors.adult} />
      <Checkbox
        id="riskAccepted"
        name="riskAccepted"
        error={errors.riskAccepted}
        label={
          <>
            I accept the{' '}
            <a href="/#legal" target="_blank" rel="noopener" className="underline underline-offset-3">
              terms and the privacy policy
            </a>
            , and this: <span className="text-text-2">{riskText.full}</span>
          </>
        }
      />
    </AccountForm>
  )
}

function validate(values: FieldValues<SignUpField>) {
  return onlyErrors<SignUpField>({
    email: checkEmail(values.email),
    password: checkNewPassword(values.password),
    country: checkFilled(values.country, 'Choose your country'),
    adult: checkFilled(values.adult, `You must be ${ageMin} or older`),
    riskAccepted: checkFilled(values.riskAccepted, 'Please read and accept the terms and the risk'),
  })
}
