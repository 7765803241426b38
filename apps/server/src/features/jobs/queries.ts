import { eq, sql } from 'drizzle-orm'
import { heldJobs, jobFailures } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

type Taking = { name: string; holder: string; forMs: number }

/**
 * Takes work that nobody holds, or renews a hold, by the clock of the database. Answers the number of the hold; null
 * while another server has it.
 */
export async function takeJob(db: Db, { name, holder, forMs }: Taking): Promise<number | null> {
  const until = sql`now() + ${interval(forMs)}`
  const rows = await db
    .insert(heldJobs)
    .values({ name, holder, number: 1, until })
    .onConflictDoUpdate({
      target: heldJobs.name,
      set: { holder, until, number: sql`${heldJobs.number} + (${heldJobs.holder} <> ${holder})::int` },
      setWhere: sql`${heldJobs.holder} = ${holder} or ${heldJobs.until} < now()`,
    })
    .returning({ number: heldJobs.number })
  return rows[0]?.number ?? null
}

/**
 * Gives up everything that a server holds, so that another one can go on at once: a column of milliseconds may round
 * up.
 */
export async function releaseJobs(db: Db, holder: string): Promise<void> {
  await db
    .update(heldJobs)
    .set({ until: sql`now() - interval '1 second'` })
    .where(eq(heldJobs.holder, holder))
}

function interval(ms: number) {
  return sql`make_interval(secs => ${ms / 1_000}::double precision)`
}

/** Adds a failed run to those since the last success. */
export async function upsertJobFailure(
  db: Db,
  { name, at, error }: { name: string; at: Date; error: string },
): Promise<void> {
  await db
    .insert(jobFailures)
    .values({ name, attempts: 1, since: at, lastError: error })
    .onConflictDoUpdate({
      target: jobFailures.name,
      set: { attempts: sql`${jobFailures.attempts} + 1`, lastError: error },
    })
}

export async function deleteJobFailure(db: Db, name: string): Promise<void> {
  await db.delete(jobFailures).where(eq(jobFailures.name, name))
}
