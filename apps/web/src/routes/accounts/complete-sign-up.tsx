import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { CompleteSignUp } from '#web/features/accounts/sign-in/complete-sign-up.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'

export function meta() {
  return pageMeta({
    path: '/complete-sign-up',
    title: 'Complete your account',
    description: 'Choose your country and accept the terms.',
  })
}

export default function CompleteSignUpRoute() {
  return (
    <AccountCard title="Complete your account" lede="One step more: your country and your consent.">
      <CompleteSignUp />
    </AccountCard>
  )
}
