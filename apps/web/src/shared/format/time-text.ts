import { dayMs, hourMs, minuteMs } from '@stratomate/std/time'
import { t } from '#web/shared/language/t.ts'
import { formatDate } from './format-time.ts'

/** From this age on the date says more than a count of days. */
const countedDays = 30

/** When something was written, by its age: `Just now`, `5 min ago`, `3 h ago`, `2 days ago`, and after a month its date. */
export function timeText(instant: string, nowMs: number): string {
  const ageMs = nowMs - new Date(instant).getTime()
  if (ageMs < minuteMs) return t('Just now')
  if (ageMs < hourMs) return t('{count} min ago', { count: Math.floor(ageMs / minuteMs) })
  if (ageMs < dayMs) return t('{count} h ago', { count: Math.floor(ageMs / hourMs) })
  const days = Math.floor(ageMs / dayMs)
  if (days > countedDays) return formatDate(instant)
  return days === 1 ? t('1 day ago') : t('{count} days ago', { count: days })
}
