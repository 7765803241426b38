import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { formatDate } from '#web/shared/format/format-time.ts'

type Day = 'Today' | 'Earlier'

/** Newest first, as they come: those of the reader's present day apart from all before. Empty groups are left out. */
export function notificationDays(
  items: readonly Notification[],
  nowMs: number,
): { day: Day; of: readonly Notification[] }[] {
  const today = formatDate(new Date(nowMs).toISOString())
  const isToday = ({ at }: Notification) => formatDate(at) === today
  const days = [
    { day: 'Today', of: items.filter(isToday) },
    { day: 'Earlier', of: items.filter((item) => !isToday(item)) },
  ] as const
  return days.filter(({ of }) => of.length > 0)
}
