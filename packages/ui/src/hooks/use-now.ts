import { createContext, use, useSyncExternalStore } from 'react'

type Clock = { subscribe: (notify: () => void) => () => void; read: () => number }

const clocks = new Map<number, Clock>()

/** The time at which the server draws a page, in Unix milliseconds; 0 in the prerendered page, which has no time. */
export const DrawnAt = createContext(0)

/** The wall clock in Unix milliseconds, renewed every `stepMs`; without a browser the time of `DrawnAt`. */
export function useNow(stepMs: number): number {
  const drawnAtMs = use(DrawnAt)
  const clock = clockOf(stepMs)
  return useSyncExternalStore(clock.subscribe, clock.read, () => drawnAtMs)
}

/** One timer for everything that counts in the same step, so that all rows change together. */
function clockOf(stepMs: number): Clock {
  const known = clocks.get(stepMs)
  if (known !== undefined) return known
  const made = createClock(stepMs)
  clocks.set(stepMs, made)
  return made
}

function createClock(stepMs: number): Clock {
  const listeners = new Set<() => void>()
  let nowMs = Date.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const tick = () => {
    nowMs = Date.now()
    for (const notify of listeners) notify()
  }
  return {
    read: () => nowMs,
    subscribe: (notify) => {
      listeners.add(notify)
      if (timer === undefined) {
        nowMs = Date.now()
        timer = setInterval(tick, stepMs)
      }
      return () => {
        listeners.delete(notify)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
