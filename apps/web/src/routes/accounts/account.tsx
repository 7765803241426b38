import { useEffect } from 'react'
import { AccountPage } from '#web/features/accounts/settings/account-page.tsx'
import { AccountSkeleton } from '#web/features/accounts/settings/account-skeleton.tsx'
import { AccountSubscription } from '#web/features/billing/plans/account-subscription.tsx'
import { AccountLicences } from '#web/features/licences/account-licences.tsx'
import { DigestChoice } from '#web/features/notifications/digest-choice.tsx'
import { TelegramSection } from '#web/features/notifications/telegram-section.tsx'
import { CandleSwitch } from '#web/features/shell/candle-switch.tsx'
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { useSession } from '#web/shared/session/use-session.ts'

export function meta() {
  return pageMeta({
    path: '/account',
    title: 'Account',
    description: 'Your profile, password, sessions, computers, licenses, invoices, preferences and data.',
  })
}

export default function AccountRoute() {
  const session = useSession()
  const isAnonymous = session.kind === 'anonymous'
  useEffect(() => {
    if (isAnonymous) leaveForSignIn()
  }, [isAnonymous])
  if (session.kind !== 'member') return <AccountSkeleton />
  return (
    <AccountPage
      user={session.user}
      theme={<ThemeSwitch />}
      candles={<CandleSwitch />}
      licences={<AccountLicences />}
      subscription={<AccountSubscription userId={session.user.id} />}
      digest={<DigestChoice />}
      telegram={<TelegramSection />}
    />
  )
}
