import type { Log } from '#server/features/ports.ts'

type Job = { name: string; everyMs: number; work: () => Promise<unknown> }

/**
 * Runs work again and again, `everyMs` after the last run ended; a failure is logged and does not end it.
 * The answer stops it and waits for the run under way.
 */
export function repeat({ name, everyMs, work }: Job, log: Log): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
    }
    if (!stopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => {
      running = run()
    }, everyMs)
  }
  schedule()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
