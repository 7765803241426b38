import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { CompleteSignUp } from '#web/features/accounts/sign-in/complete-sign-up.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { t } from '#web/shared/language/t.ts'

export function meta() {
  return pageMeta({
    path: '/complete-sign-up',
    title: t('Complete your account'),
    description: t('Choose your country and accept the terms.'),
  })
}

export default function CompleteSignUpRoute() {
  return (
    <AccountCard title={t('Complete your account')} lede={t('One step more: your country and your consent.')}>
      <CompleteSignUp />
    </AccountCard>
  )
}
