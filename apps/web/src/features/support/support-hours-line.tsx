import { isSupportOpen, nextSupportOpening } from '@stratomate/domain/support/support-hours'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** Whether the team is there, in the reader's own time; the built page knows no time and says nothing. */
export function SupportHoursLine() {
  const isHydrated = useHydrated()
  const nowMs = useNow(60_000)
  if (!isHydrated) return null
  if (isSupportOpen(nowMs)) return <>The team is in now.</>
  const opensAt = new Date(nextSupportOpening(nowMs))
  return (
    <>
      The team is back on {weekday.format(opensAt)} at {formatLocalTime(opensAt.toISOString())}.
    </>
  )
}
