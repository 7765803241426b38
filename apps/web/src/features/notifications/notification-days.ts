import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { dayMs } from '@stratomate/std/time'
import { formatDate } from '#web/shared/format/format-time.ts'

type Day = 'Today' | 'Yesterday' | 'Earlier'

/** Newest first, as they come, by the days of the reader: the present one, the one before, and all others. Empty groups are left out. */
export function notificationDays(
  items: readonly Notification[],
  nowMs: number,
): { day: Day; of: readonly Notification[] }[] {
  const [today, yesterday] = [nowMs, nowMs - dayMs].map((ms) => formatDate(new Date(ms).toISOString()))
  const dayOf = ({ at }: Notification): Day => {
    const day = formatDate(at)
    if (day === today) return 'Today'
    return day === yesterday ? 'Yesterday' : 'Earlier'
  }
  return (['Today', 'Yesterday', 'Earlier'] as const)
    .map((day) => ({ day, of: items.filter((item) => dayOf(item) === day) }))
    .filter(({ of }) => of.length > 0)
}
