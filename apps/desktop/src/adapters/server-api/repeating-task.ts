import { isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import { ServerError } from './server-client.ts'

export type RepeatingTask = {
  /**
   * Runs as soon as possible: after the run in progress, which may have begun before the change; but not before the
   * pause after an error is over, nor sooner than `leastMs` after the beginning of the last run.
   */
  kick(): void
  /** Ends; resolves when a run in progress is over. */
  stop(): Promise<void>
}

export type TaskDependencies = {
  everyMs: number
  /** The least time between the beginnings of two runs, however often it is kicked. */
  leastMs?: number
  /** Answers whether there is more to do at once. */
  work: () => Promise<boolean>
  onError: (error: ServerError) => void
  /** The disk refused what the work needs; it is done again. */
  onDiskFault: (error: unknown) => void
  random: () => number
}

const pauseMsFirst = 1_000
const pauseMsLast = 15_000

/** Runs work again and again, never twice at once; after an error it waits longer each time, with jitter. */
export function startRepeatingTask(dependencies: TaskDependencies): RepeatingTask {
  const { everyMs, leastMs = 0, work, onError, onDiskFault, random } = dependencies
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let failures = 0
  let begunAtMs = Number.NEGATIVE_INFINITY
  let isStopped = false
  let isKicked = false
  const schedule = (ms: number): void => {
    if (!isStopped) timer = setTimeout(start, ms)
  }
  const scheduleSoon = (): void => {
    if (timer !== null) clearTimeout(timer)
    // Timers cut off fractions of a millisecond, which would be too soon.
    schedule(Math.ceil(Math.max(0, leastMs - (performance.now() - begunAtMs))))
  }
  const start = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    running = run().finally(() => {
      running = null
    })
  }
  const run = async (): Promise<void> => {
    isKicked = false
    begunAtMs = performance.now()
    try {
      const hasMore = await work()
      failures = 0
      if (hasMore || isKicked) scheduleSoon()
      else schedule(everyMs)
    } catch (error) {
      const ceiling = Math.min(pauseMsLast, pauseMsFirst * 2 ** failures)
      failures += 1
      schedule(ceiling / 2 + (random() * ceiling) / 2)
      if (error instanceof ServerError) onError(error)
      else if (isDiskFault(error)) onDiskFault(error)
      else throw error
    }
  }
  schedule(0)
  return {
    kick() {
      if (running !== null) isKicked = true
      else if (failures === 0) scheduleSoon()
    },
    async stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
