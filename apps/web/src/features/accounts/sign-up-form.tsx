import { ageMin, riskText } from '@stratomate/domain/risk-text'
import { Checkbox } from '@stratomate/ui/checkbox'
import { Field } from '@stratomate/ui/field'
import { PasswordInput } from '@stratomate/ui/password-input'
import { TextInput } from '@stratomate/ui/text-input'
import { useNavigate } from 'react-router'
import { callApi } from '#web/shared/call-api.ts'
import { checkEmail, checkFilled, checkNewPassword, onlyErrors, newPasswordHint } from '#web/shared/check-field.ts'
import { CountryField } from '#web/shared/country-field.tsx'
import { type FieldValues, useForm } from '#web/shared/use-form.ts'
import { usePageQuery } from '#web/shared/use-page-query.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { withReturn } from './use-arrive.ts'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  country: 'Country',
  adult: 'Age',
  riskAccepted: 'Risk',
}
type SignUpField = keyof typeof labels
const fields = ['firstName', 'lastName', 'email', 'password', 'country', 'adult', 'riskAccepted'] as const

/** The account with what the law and honesty ask for: the age, and the risk text with the version that was shown. */
export function SignUpForm() {
  const navigate = useNavigate()
  const returnTo = usePageQuery().get('returnTo')
  const form = useForm<SignUpField>({
    fields,
    validate,
    submit: async (values) => {
      await callApi('signUp', {
        body: { ...values, adult: true, riskAccepted: true, riskTextVersion: riskText.version },
      })
      await navigate(withReturn(`/verify-email?email=${encodeURIComponent(values.email)}`, returnTo))
    },
  })
  const { errors } = form
  return (
    <AccountForm form={form} labels={labels} submitLabel="Sign up">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="firstName" label={labels.firstName} error={errors.firstName}>
          {(control) => <TextInput {...control} name="firstName" autoComplete="given-name" maxLength={80} />}
        </Field>
        <Field id="lastName" label={labels.lastName} error={errors.lastName}>
          {(control) => <TextInput {...control} name="lastName" autoComplete="family-name" maxLength={80} />}
        </Field>
      </div>
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
            I have read and accept: <span className="text-text-2">{riskText.full}</span>
          </>
        }
      />
    </AccountForm>
  )
}

function validate(values: FieldValues<SignUpField>) {
  return onlyErrors<SignUpField>({
    firstName: checkFilled(values.firstName, 'Enter your first name'),
    lastName: checkFilled(values.lastName, 'Enter your last name'),
    email: checkEmail(values.email),
    password: checkNewPassword(values.password),
    country: checkFilled(values.country, 'Choose your country'),
    adult: checkFilled(values.adult, `You must be ${ageMin} or older`),
    riskAccepted: checkFilled(values.riskAccepted, 'Please read and accept the risk'),
  })
}
