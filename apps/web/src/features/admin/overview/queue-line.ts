import { formatWait } from '#web/shared/format/format-time.ts'
import { minuteMs } from '@stratomate/std/time'

type Waiting = { waiting: number; since: string | null }
export type QueueLine = { sentence: string; isLate: boolean }

/** How much waits in a queue, and for how long the oldest has waited; it is late after `lateMs`. */
export function queueLine(
  { waiting, since }: Waiting,
  { nowMs, lateMs }: { nowMs: number; lateMs: number },
): QueueLine {
  if (waiting === 0 || since === null) return { sentence: 'Nothing waits', isLate: false }
  const ageMs = Math.max(0, nowMs - Date.parse(since))
  const age = ageMs < minuteMs ? 'less than a minute' : formatWait(ageMs)
  return { sentence: `${waiting.toLocaleString('en-US')} waiting, the oldest for ${age}`, isLate: ageMs > lateMs }
}
