import { trialPlan } from '@stratomate/domain/billing/plans'
import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { OidcLogin } from '#web/features/accounts/sign-in/oidc-login.tsx'
import { SignUpForm } from '#web/features/accounts/sign-in/sign-up-form.tsx'
import { beginsTrial } from '#web/features/billing/trial/trial-address.ts'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({ path: '/sign-up', title: t('Sign up'), description: t('Create an account. No card required.') })
}

export default function SignUpRoute() {
  const returnTo = useReturnAddress()
  const foot = (
    <p>
      <TextWithMarks
        text="Already have an account? <login>Log in</login>"
        marks={{ login: (words) => <TextLink to={withReturn('/login', returnTo)}>{words}</TextLink> }}
      />
    </p>
  )
  return (
    <AccountCard
      title={t('Create your account')}
      lede={
        beginsTrial(returnTo)
          ? t(
              'Then verify your email, and your free trial begins: {days} days, no card. On your dashboard you can watch simulated charts at once, on any computer or phone.',
              { days: trialPlan.days },
            )
          : t(
              'Then verify your email and start the free trial. On your dashboard you can watch simulated charts at once, on any computer or phone.',
            )
      }
      foot={foot}
    >
      <SignUpForm />
      <OidcLogin />
    </AccountCard>
  )
}
