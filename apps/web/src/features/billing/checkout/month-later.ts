import { dayMs } from '@stratomate/std/time'

/** The same day of the next month, or its last day, as an ISO instant: when a subscription of now is charged again. */
export function monthLater(nowMs: number): string {
  const now = new Date(nowMs)
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0))
  const day = Math.min(now.getUTCDate(), next.getUTCDate())
  const time = nowMs % dayMs
  return new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth(), day) + time).toISOString()
}
