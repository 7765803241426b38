import { brand } from '@stratomate/brand'
import { Skeleton } from '@stratomate/ui/skeleton'
import { useSearchParams } from 'react-router'
import { AccountCard } from '#web/features/accounts/sign-in/account-card.tsx'
import { DeviceApproval } from '#web/features/accounts/sign-in/device-approval.tsx'
import { DeviceCodeForm, readUserCode } from '#web/features/accounts/sign-in/device-code-form.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'

export function meta() {
  return pageMeta({
    path: '/device',
    title: 'Connect your computer',
    description: 'Approve the sign-in of the desktop app.',
  })
}

export default function DeviceRoute() {
  const isHydrated = useHydrated()
  const userCode = readUserCode(usePageQuery().get('code') ?? '')
  const [, setQuery] = useSearchParams()
  return (
    <AccountCard
      title="Connect your computer"
      lede={
        userCode === ''
          ? `${brand.desktopName} shows a code when it wants to trade for your account. Enter it here, then approve.`
          : `${brand.desktopName} asks to trade for your account. It shows a code; compare it with the one here.`
      }
    >
      {isHydrated ? (
        userCode === '' ? (
          <DeviceCodeForm onCode={(code) => setQuery({ code })} />
        ) : (
          <DeviceApproval key={userCode} userCode={userCode} onOtherCode={() => setQuery({})} />
        )
      ) : (
        <Skeleton className="h-56" />
      )}
    </AccountCard>
  )
}
