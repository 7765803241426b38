import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { deviceRequests, users } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type UserRow = typeof users.$inferSelect

export async function selectUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const rows = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return rows[0] ?? null
}

export async function updateRole(db: Db, userId: string, role: 'member' | 'moderator' | 'admin'): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId))
}

export type DeviceRequestRow = typeof deviceRequests.$inferSelect

export async function insertDeviceRequest(db: Db, row: typeof deviceRequests.$inferInsert): Promise<void> {
  await db.insert(deviceRequests).values(row)
}

/** A pending request by its user code; claimed by nobody else and not expired. */
export async function selectOpenRequest(
  db: Db,
  request: { userCode: string; userId: string; now: Date },
): Promise<DeviceRequestRow | null> {
  const rows = await db
    .select()
    .from(deviceRequests)
    .where(
      and(
        eq(deviceRequests.userCode, request.userCode),
        eq(deviceRequests.state, 'pending'),
        gt(deviceRequests.expiresAt, request.now),
        or(isNull(deviceRequests.userId), eq(deviceRequests.userId, request.userId)),
      ),
    )
  return rows[0] ?? null
}

/** Binds an unclaimed request to the person who opened it; false when somebody else was first. */
export async function claimRequest(db: Db, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .update(deviceRequests)
    .set({ userId })
    .where(and(eq(deviceRequests.id, id), or(isNull(deviceRequests.userId), eq(deviceRequests.userId, userId))))
    .returning({ id: deviceRequests.id })
  return rows.length === 1
}

/** Changes the state of a claimed request; false when it is no longer pending. */
export async function decideRequest(
  db: Db,
  decision: { id: string; userId: string; state: 'approved' | 'denied' },
): Promise<boolean> {
  const rows = await db
    .update(deviceRequests)
    .set({ state: decision.state })
    .where(
      and(
        eq(deviceRequests.id, decision.id),
        eq(deviceRequests.userId, decision.userId),
        eq(deviceRequests.state, 'pending'),
      ),
    )
    .returning({ id: deviceRequests.id })
  return rows.length === 1
}

export async function selectRequestByDeviceCode(db: Db, deviceCodeHash: string): Promise<DeviceRequestRow | null> {
  const rows = await db
    .select()
    .from(deviceRequests)
    .where(eq(deviceRequests.deviceCodeHash, deviceCodeHash))
    .for('update')
  return rows[0] ?? null
}

export async function updateRequest(
  db: Db,
  id: string,
  change: Partial<Pick<DeviceRequestRow, 'lastPolledAt' | 'intervalS' | 'state'>>,
): Promise<void> {
  await db.update(deviceRequests).set(change).where(eq(deviceRequests.id, id))
}
