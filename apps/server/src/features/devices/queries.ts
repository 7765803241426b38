import type { DesktopState } from '@stratomate/contracts'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { devices, users } from '#server/db/tables/index.ts'
import { type Db, prepareOnce, statementName } from '../database.ts'
import { isAnyOf } from '#server/db/conditions.ts'

export type DeviceRow = typeof devices.$inferSelect

export async function insertDevice(db: Db, row: typeof devices.$inferInsert): Promise<void> {
  await db.insert(devices).values(row)
}

/** The device that has this refresh token, or had it before the last rotation; locked for the change. */
export async function selectDeviceByRefresh(db: Db, refreshHash: string): Promise<DeviceRow | null> {
  const rows = await db
    .select()
    .from(devices)
    .where(or(eq(devices.refreshHash, refreshHash), eq(devices.previousRefreshHash, refreshHash)))
    .for('update')
  return rows[0] ?? null
}

/** An active device by its id. */
export async function selectDevice(db: Db, id: string): Promise<DeviceRow | null> {
  const rows = await db
    .select()
    .from(devices)
    .where(and(eq(devices.id, id), isNull(devices.revokedAt)))
  return rows[0] ?? null
}

export type OwnedDevice = Pick<DeviceRow, 'id' | 'userId'> & { suspendedAt: Date | null }

/** Active devices by their ids, with the suspension of their accounts. */
export const readDevicesWithOwners = prepareOnce((db) =>
  db
    .select({ id: devices.id, userId: devices.userId, suspendedAt: users.suspendedAt })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(sql`${devices.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(devices.revokedAt)))
    .prepare(statementName(db, 'read_devices')),
)

/** Whether every kind of sign-in to an account is blocked. */
export async function isAccountSuspended(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId))
  return rows[0]?.suspendedAt !== null
}

/** Locks an account for this transaction, so that what is counted for it does not change. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** A device by its id, removed or not; locked for the change. */
export async function selectAnyDevice(db: Db, id: string): Promise<DeviceRow | null> {
  const rows = await db.select().from(devices).where(eq(devices.id, id)).for('update')
  return rows[0] ?? null
}

export function selectDevicesOf(db: Db, userId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), isNull(devices.revokedAt)))
    .orderBy(desc(devices.createdAt), desc(devices.id))
}

export type DeviceChange = Partial<
  Pick<
    DeviceRow,
    | 'refreshHash'
    | 'previousRefreshHash'
    | 'rotatedAt'
    | 'lastSeenAt'
    | 'revokedAt'
    | 'paused'
    | 'appVersion'
    | 'stateAt'
  >
> & { state?: DesktopState }

export async function updateDevice(db: Db, id: string, change: DeviceChange): Promise<DeviceRow | null> {
  const rows = await db.update(devices).set(change).where(eq(devices.id, id)).returning()
  return rows[0] ?? null
}

/** A device that was seen within this time shares the day's trades. */
const activeForMs = 10 * 60_000

/** The devices of accounts that were seen lately, by account. */
export async function selectActiveDevices(
  db: Db,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<Map<string, Set<string>>> {
  const since = new Date(now.getTime() - activeForMs)
  const rows = await db
    .select({ id: devices.id, userId: devices.userId })
    .from(devices)
    .where(and(isAnyOf(devices.userId, userIds), isNull(devices.revokedAt), gt(devices.lastSeenAt, since)))
  const active = new Map(userIds.map((userId) => [userId, new Set<string>()]))
  for (const { id, userId } of rows) active.get(userId)?.add(id)
  return active
}
