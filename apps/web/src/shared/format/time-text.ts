import { dayMs, hourMs, minuteMs } from '@stratomate/std/time'
import { formatDate } from './format-time.ts'

/** When something was said, as people say it: `Just now`, `5 min ago`, `3 h ago`, then the date. */
export function timeText(instant: string, nowMs: number): string {
  const ageMs = nowMs - new Date(instant).getTime()
  if (ageMs < minuteMs) return 'Just now'
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min ago`
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h ago`
  return formatDate(instant)
}
