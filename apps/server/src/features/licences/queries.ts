import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { devices, licences, users } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type LicenceRow = typeof licences.$inferSelect
type DeviceRow = typeof devices.$inferSelect

/** The licences that an account has paid for, the newest first, refunded ones included. */
export function selectBoughtLicences(db: Db, userId: string): Promise<LicenceRow[]> {
  const { state, paidAt, id, userId: owner } = licences
  return db
    .select()
    .from(licences)
    .where(and(eq(owner, userId), inArray(state, ['paid', 'refunded'])))
    .orderBy(desc(paidAt), desc(id))
    .limit(200)
}

/** A paid licence of an account, locked for the change. */
export async function lockBoughtLicence(db: Db, id: string, userId: string): Promise<LicenceRow | null> {
  const rows = await db
    .select()
    .from(licences)
    .where(and(eq(licences.id, id), eq(licences.userId, userId), inArray(licences.state, ['paid', 'refunded'])))
    .for('update')
  return rows[0] ?? null
}

/** The licence of a key, locked: no key is replaced while it connects a computer. */
export async function lockLicenceByKey(db: Db, keyHash: string): Promise<LicenceRow | null> {
  const rows = await db.select().from(licences).where(eq(licences.keyHash, keyHash)).for('update')
  return rows[0] ?? null
}

type LicenceKey = { keyId: string; keyHash: string; keyEnding: string; keyMadeAt: Date }

export async function writeLicenceKey(db: Db, id: string, key: LicenceKey): Promise<LicenceRow | null> {
  const rows = await db.update(licences).set(key).where(eq(licences.id, id)).returning()
  return rows[0] ?? null
}

/** The computers that a license key has connected and that are not removed. */
export function selectDevicesOfKey(db: Db, licenceKeyId: string): Promise<DeviceRow[]> {
  return db
    .select()
    .from(devices)
    .where(and(eq(devices.licenceKeyId, licenceKeyId), isNull(devices.revokedAt)))
    .orderBy(desc(devices.createdAt), desc(devices.id))
}

/** Signs out every computer that a license key has connected; answers which. */
export async function revokeDevicesOfKey(db: Db, licenceKeyId: string, revokedAt: Date): Promise<string[]> {
  const rows = await db
    .update(devices)
    .set({ revokedAt })
    .where(and(eq(devices.licenceKeyId, licenceKeyId), isNull(devices.revokedAt)))
    .returning({ id: devices.id })
  return rows.map(({ id }) => id)
}

/** Connects a computer by a key. */
export async function insertKeyDevice(db: Db, row: typeof devices.$inferInsert): Promise<void> {
  await db.insert(devices).values(row)
}

export async function selectOwnerEmail(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return rows[0]?.email ?? null
}
