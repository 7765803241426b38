import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null
let nowMs = Date.now()

/** The time, once a second, from one timer for the whole window. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => nowMs)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  timer ??= setInterval(tick, 1_000)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}

function tick(): void {
  nowMs = Date.now()
  for (const tell of listeners) tell()
}
