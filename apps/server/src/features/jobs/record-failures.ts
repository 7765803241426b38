import { errorText } from '@stratomate/std/errors'
import type { Db } from '../database.ts'
import type { Log } from '../ports.ts'
import { deleteJobFailure, upsertJobFailure } from './queries.ts'

type Work = () => Promise<unknown>

/** How many characters of an error are kept. */
const errorLengthMax = 300

/**
 * The same work, but its failures are kept until it succeeds, so that administrators see them. The first success of a
 * process also deletes what an earlier process has left.
 */
export function recordFailures(
  { db, now, log }: { db: Db; now: () => Date; log: Log },
  name: string,
  work: Work,
): Work {
  let isClean = false
  const keep = (change: Promise<void>) =>
    change.catch((error: unknown) => log.warn({ err: error, job: name }, 'outcome of a job not kept'))
  return async () => {
    try {
      await work()
    } catch (error) {
      isClean = false
      await keep(upsertJobFailure(db, { name, at: now(), error: errorText(error).slice(0, errorLengthMax) }))
      throw error
    }
    if (isClean) return
    isClean = true
    await keep(deleteJobFailure(db, name))
  }
}
