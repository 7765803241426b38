import type { Quota } from '@stratomate/contracts/trading/schemas'
import { Banner } from '@stratomate/ui/banner'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { useToast } from '@stratomate/ui/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatLocalTime, formatWait } from '#web/shared/format/format-time.ts'

const words = 'Trading is paused until the daily limit resets'

/** Says that the day's trades are used up and when the next begin; a toast says it once. `action` leads to more trades. */
export function LimitBanner({ quota, action }: { quota: Quota; action: ReactNode }) {
  const toast = useToast()
  const nowMs = useNow(30_000)
  const isReached = quota.limit > 0 && quota.remaining === 0
  const wasReached = useRef(isReached)
  useEffect(() => {
    if (isReached && !wasReached.current) toast({ title: 'Daily limit reached', description: words })
    wasReached.current = isReached
  }, [isReached, toast])
  if (!isReached) return null
  return (
    <Banner tone="warning" title={words} className="mb-4" action={action}>
      All {quota.limit} trades of today are used. The next day begins at {formatLocalTime(quota.resetsAt)}, in{' '}
      {formatWait(Date.parse(quota.resetsAt) - nowMs)}.
    </Banner>
  )
}
