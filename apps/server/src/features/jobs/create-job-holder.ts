import type { Database } from '../database.ts'
import type { Log } from '../ports.ts'
import { releaseJobs, takeJob } from './queries.ts'

type HeldJob = { name: string; everyMs: number; work: (signal: AbortSignal) => Promise<unknown> }

/** Does work on one server of all; the others keep checking whether it is free. */
export type JobHolder = {
  /** Does the work now if no other server holds it. `signal` aborts when the hold was lost during the work. */
  run: (job: HeldJob) => Promise<void>
  /**
   * Gives up everything that is held, so that another server can go on at once; without the database the holds expire
   * by themselves.
   */
  release: () => Promise<void>
}

/** How long work stays with a server that no longer answers, in addition to the pause until its next run. */
const spareMs = 15_000
const renewEveryMs = 5_000

/** For a service with one process. */
export const onlyHolder: JobHolder = {
  run: async ({ work }) => void (await work(new AbortController().signal)),
  release: () => Promise.resolve(),
}

/**
 * Holds work by a row of the database. A server that died loses it a quarter of a minute after its next run was due;
 * one that was suspended and wakes finds a larger number in the row and stops.
 */
export function createJobHolder(db: Database, { holder, log }: { holder: string; log: Log }): JobHolder {
  return {
    run: async ({ name, everyMs, work }) => {
      const taking = { name, holder, forMs: everyMs + spareMs }
      const number = await takeJob(db, taking)
      if (number === null) return
      const lost = new AbortController()
      const renew = async () => {
        const now = await takeJob(db, taking)
        if (now === number) return
        log.warn({ job: name, number }, 'job lost to another server')
        lost.abort()
      }
      const renewal = setInterval(() => {
        renew().catch((error: unknown) => log.warn({ err: error, job: name }, 'job not renewed'))
      }, renewEveryMs)
      try {
        await work(lost.signal)
      } finally {
        clearInterval(renewal)
      }
    },
    release: () =>
      releaseJobs(db, holder).catch((error: unknown) => log.warn({ err: error }, 'jobs not given back, others wait')),
  }
}
