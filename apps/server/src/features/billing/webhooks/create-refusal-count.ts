import type { RefusedEvents } from '@stratomate/contracts'
import { minuteMs } from '@stratomate/std/time'

const watchedMinutes = 60

type Reason = 'clock' | 'secret'
type Minute = Record<Reason, number>

/** Counts calls of the payment provider's address whose signature was refused, by reason, over the last hour. */
export type RefusalCount = {
  add: (because: Reason) => void
  lastHour: () => RefusedEvents
}

/** Of this process, in memory: one count for each minute of the hour, however many calls come. */
export function createRefusalCount(now: () => Date): RefusalCount {
  const minutes = new Map<number, Minute>()
  let lastAt: Date | null = null
  const minuteOf = () => Math.floor(now().getTime() / minuteMs)
  const forget = () => {
    for (const minute of minutes.keys()) if (minute <= minuteOf() - watchedMinutes) minutes.delete(minute)
  }
  return {
    add: (because) => {
      forget()
      lastAt = now()
      const minute = minutes.get(minuteOf()) ?? { clock: 0, secret: 0 }
      minute[because] += 1
      minutes.set(minuteOf(), minute)
    },
    lastHour: () => {
      forget()
      const sum = (reason: Reason) => [...minutes.values()].reduce((total, minute) => total + minute[reason], 0)
      return { clock: sum('clock'), secret: sum('secret'), lastAt: lastAt?.toISOString() ?? null }
    },
  }
}
