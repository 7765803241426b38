import { asc, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { incidents, incidentUpdates, statusDays } from '#server/db/tables/index.ts'
import type { Db } from '../../database.ts'

type StatusDayRow = typeof statusDays.$inferSelect
export type IncidentRow = typeof incidents.$inferSelect
export type IncidentUpdateRow = typeof incidentUpdates.$inferSelect

/** Adds checks to the day and part; several servers add to the same row. */
export async function addLooks(db: Db, row: StatusDayRow): Promise<void> {
  const { looks, degraded, down } = statusDays
  await db
    .insert(statusDays)
    .values(row)
    .onConflictDoUpdate({
      target: [statusDays.day, statusDays.component],
      set: {
        looks: sql`${looks} + ${row.looks}`,
        degraded: sql`${degraded} + ${row.degraded}`,
        down: sql`${down} + ${row.down}`,
      },
    })
}

export async function deleteLooksBefore(db: Db, day: string): Promise<void> {
  await db.delete(statusDays).where(lt(statusDays.day, day))
}

/** From that UTC day on, the oldest first. */
export async function selectStatusDays(db: Db, from: string): Promise<StatusDayRow[]> {
  return db.select().from(statusDays).where(gte(statusDays.day, from)).orderBy(asc(statusDays.day))
}

/** Incidents that were open at or after an instant, the newest first. */
export async function selectIncidents(
  db: Db,
  { since, count }: { since: Date; count: number },
): Promise<IncidentRow[]> {
  return db
    .select()
    .from(incidents)
    .where(or(isNull(incidents.resolvedAt), gte(incidents.resolvedAt, since)))
    .orderBy(desc(incidents.startedAt), desc(incidents.id))
    .limit(count)
}

/** What was said about these incidents, the newest first. */
export async function selectIncidentUpdates(db: Db, ids: readonly string[]): Promise<IncidentUpdateRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(incidentUpdates)
    .where(inArray(incidentUpdates.incidentId, [...ids]))
    .orderBy(desc(incidentUpdates.at), desc(incidentUpdates.id))
}

/** Answers whether it was new. */
export async function insertIncident(db: Db, row: IncidentRow): Promise<boolean> {
  const rows = await db.insert(incidents).values(row).onConflictDoNothing().returning({ id: incidents.id })
  return rows.length > 0
}

/** Answers whether it was new. */
export async function insertIncidentUpdate(db: Db, row: IncidentUpdateRow): Promise<boolean> {
  const rows = await db.insert(incidentUpdates).values(row).onConflictDoNothing().returning({ id: incidentUpdates.id })
  return rows.length > 0
}

/** The incident, held until the transaction ends; null when there is none. */
export async function selectIncidentForChange(db: Db, id: string): Promise<IncidentRow | null> {
  const rows = await db.select().from(incidents).where(eq(incidents.id, id)).for('update')
  return rows[0] ?? null
}

export async function closeIncident(db: Db, id: string, resolvedAt: Date): Promise<void> {
  await db.update(incidents).set({ resolvedAt }).where(eq(incidents.id, id))
}
