import type { Pool } from 'pg'
import type { Log } from '#server/features/ports.ts'
import { repeat } from '#server/jobs/repeat.ts'

const everyMs = 5_000
const silentMaxMs = 15_000

/**
 * Restarts the embedded database when it has not answered for 15 seconds: on a full disk its thread spins for ever
 * instead of failing.
 */
export function watchDatabase(pool: Pool, restart: () => Promise<void>, log: Log): () => Promise<void> {
  let lastAnswerMs = performance.now()
  const work = async () => {
    try {
      await pool.query('select 1')
      lastAnswerMs = performance.now()
    } catch (error) {
      log.warn({ err: error }, 'the embedded database does not answer')
      if (performance.now() - lastAnswerMs < silentMaxMs) return
      log.error({}, 'restarting the embedded database')
      await restart()
      lastAnswerMs = performance.now()
    }
  }
  return repeat({ name: 'watch-database', everyMs, work }, log)
}
