import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { devices, sessions, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** Which of these sessions are still valid, with the role of their person: suspended people have none. */
export async function selectPresentSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, now), isNull(users.suspendedAt)))
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** Which of these computers are still connected to an account that is not suspended. */
export async function selectPresentDevices(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: devices.id })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(inArray(devices.id, [...ids]), isNull(devices.revokedAt), isNull(users.suspendedAt)))
  return new Set(rows.map(({ id }) => id))
}
