import { legalVersion, riskText } from '@stratomate/domain/trading/risk-text'
import { Banner } from '@stratomate/ui/banner'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { onlyErrors } from '#web/shared/forms/check-field.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { rememberMailedReturn } from '#web/shared/session/mailed-return.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { useForm } from '#web/shared/forms/use-form.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { AccountForm } from './account-form.tsx'
import { checkConsents, ConsentFields, consentFields, consentLabels } from './consent-fields.tsx'
import { useArrive } from './use-arrive.ts'

/** What an account needs that the identity provider does not know; without it no account is made. */
export function CompleteSignUp() {
  const returnTo = useReturnAddress()
  const waiting = useQuery({ queryKey: queryKeys.oidcSignUp, queryFn: () => callApi('readOidcSignUp', {}) })
  if (waiting.isPending) return <Skeleton className="h-96" />
  if (waiting.isError) return <Banner tone="error">{describeError(waiting.error)}</Banner>
  const { signUp } = waiting.data
  if (signUp === null) {
    return (
      <p className="text-base text-text-2">
        {t('No sign-up waits in this browser. It may be finished, or more than an hour old.')}{' '}
        <TextLink to={withReturn('/login', returnTo)}>{t('Log in')}</TextLink>
      </p>
    )
  }
  return (
    <div className="grid gap-5">
      <p className="text-base text-text-2">
        <TextWithMarks
          text="{provider} has verified your email <email>{email}</email>. Your account begins when you accept."
          slots={{ provider: signUp.providerName, email: signUp.email }}
          marks={{ email: (words) => <strong className="break-words text-text">{words}</strong> }}
        />
      </p>
      <ConsentForm email={signUp.email} />
    </div>
  )
}

function ConsentForm({ email }: { email: string }) {
  const returnTo = useReturnAddress()
  const arrive = useArrive('/pricing#free-trial')
  const form = useForm({
    fields: consentFields,
    validate: (values) => onlyErrors(checkConsents(values)),
    submit: async ({ country }) => {
      // The aim of the sign-up, as after one with a password: a trial that was asked for begins where it leads.
      rememberMailedReturn(email, returnTo)
      const consents = { adult: true, riskAccepted: true, riskTextVersion: riskText.version, legalVersion } as const
      await arrive(await callApi('completeOidcSignUp', { body: { country, ...consents, language: spoken.language } }))
    },
  })
  return (
    <AccountForm form={form} labels={consentLabels()} submitLabel={t('Create account')}>
      <ConsentFields errors={form.errors} />
    </AccountForm>
  )
}
