import type { Log } from '#server/features/ports.ts'

type Job = { name: string; everyMs: number; work: () => Promise<unknown> }
export type WakeableJob = { wake: () => void; stop: () => Promise<void> }

/**
 * Runs work whenever it is woken, and `everyMs` after the last run ended; never twice at once. Woken during a run, it
 * runs once more. A failure is logged and does not end it; `stop` waits for the run under way.
 */
export function repeatOrWake({ name, everyMs, work }: Job, log: Log): WakeableJob {
  let stopped = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  const run = async () => {
    do {
      isWoken = false
      try {
        await work()
      } catch (error) {
        log.error({ err: error, job: name }, 'job failed')
      }
    } while (isWoken && !stopped)
    running = null
    if (!stopped) timer = setTimeout(start, everyMs)
  }
  const start = () => {
    clearTimeout(timer)
    if (stopped) return
    if (running === null) running = run()
    else isWoken = true
  }
  timer = setTimeout(start, everyMs)
  return {
    wake: start,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
