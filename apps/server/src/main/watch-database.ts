import type { Pool } from 'pg'
import type { EmbeddedDatabase } from '#server/db/embedded.ts'
import type { Log } from '#server/features/ports.ts'
import { repeat } from '#server/jobs/repeat.ts'

/** How often the database is checked, and how long it may be silent. */
export type DatabaseWatch = { everyMs: number; silentMaxMs: number }
type Watched = DatabaseWatch & {
  pool: Pool
  embedded: Pick<EmbeddedDatabase, 'isRunning' | 'restart'>
}

/**
 * Restarts the embedded database when its thread has died, or has not answered for too long: on a full disk it loops
 * for ever instead of failing.
 */
export function watchDatabase({ pool, embedded, everyMs, silentMaxMs }: Watched, log: Log): () => Promise<void> {
  let lastAnswerMs = performance.now()
  // In a long queue the check itself may wait too long, so any answered query proves life as well.
  const onRelease = (error: unknown) => {
    if (!error) lastAnswerMs = performance.now()
  }
  pool.on('release', onRelease)
  const work = async () => {
    try {
      await pool.query('select 1')
      lastAnswerMs = performance.now()
    } catch (error) {
      log.warn({ err: error }, 'the embedded database does not answer')
      if (embedded.isRunning() && performance.now() - lastAnswerMs < silentMaxMs) return
      log.error({}, 'restarting the embedded database')
      await embedded.restart()
      lastAnswerMs = performance.now()
    }
  }
  const stop = repeat({ name: 'watch-database', everyMs, work }, log)
  return async () => {
    pool.off('release', onRelease)
    await stop()
  }
}
