import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { ResetPasswordForms } from '#web/features/accounts/sign-in/reset-password-forms.tsx'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useReturnAddress, withReturn } from '#web/shared/session/return-address.ts'
import { t } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/forgot-password',
    title: t('Forgot password'),
    description: t('Set a new password with a code from an email.'),
  })
}

export default function ForgotPasswordRoute() {
  const returnTo = useReturnAddress()
  const foot = (
    <p>
      <TextLink to={withReturn('/login', returnTo)}>{t('Back to log in')}</TextLink>
    </p>
  )
  return (
    <AccountCard
      title={t('Forgot password')}
      lede={t('We send a code to your email; with it you set a new password.')}
      foot={foot}
    >
      <ResetPasswordForms />
    </AccountCard>
  )
}
