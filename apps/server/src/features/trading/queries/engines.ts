import type { RefusalCode } from '@stratomate/contracts'
import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { devices, notifications, refusals, trades, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** The last report of a device that may have fallen silent. */
export type QuietDevice = {
  id: string
  userId: string
  name: string
  heardAt: Date
  terminalConnected: boolean
  brokerConnected: boolean
}

/** How many are handled in one run; the others wait for the next. */
const quietMax = 5_000
const countsMax = 20_000

/** The cause of the notification of a silence: one for each device and the day of its last report. */
export const silenceCause = (deviceId: string, day: string) => `silent:${deviceId}:${day}`

/**
 * Devices whose last report, between two instants, said that they were not paused, and whose silence has not been
 * notified yet. The cause is put together here as `silenceCause` does.
 */
export async function selectQuietDevices(db: Db, { after, upTo }: { after: Date; upTo: Date }): Promise<QuietDevice[]> {
  const { id, userId, name, state, stateAt } = devices
  const cause = sql`'silent:' || ${id}::text || ':' || to_char(${stateAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const isNotified = sql`exists (select 1 from ${notifications} where ${notifications.userId} = ${userId} and ${notifications.cause} = ${cause})`
  const rows = await db
    .select({
      id,
      userId,
      name,
      heardAt: stateAt,
      terminalConnected: sql<boolean>`coalesce((${state} ->> 'terminalConnected')::boolean, false)`,
      brokerConnected: sql<boolean>`coalesce((${state} -> 'broker' ->> 'connected')::boolean, false)`,
    })
    .from(devices)
    .where(
      and(
        isNull(devices.revokedAt),
        gt(stateAt, after),
        lte(stateAt, upTo),
        sql`${state} ->> 'paused' = 'false'`,
        sql`not ${isNotified}`,
      ),
    )
    .orderBy(desc(stateAt))
    .limit(quietMax)
  return rows.flatMap(({ heardAt, ...row }) => (heardAt === null ? [] : [{ ...row, heardAt }]))
}

export type CountedRefusals = {
  deviceId: string
  userId: string
  name: string
  code: RefusalCode
  count: number
  lastAt: Date
}

/** How many signals each device that is still connected refused, by reason; the clock is the device's own. */
export async function countRefusals(
  db: Db,
  { after, upTo, codes }: { after: Date; upTo: Date; codes: readonly RefusalCode[] },
): Promise<CountedRefusals[]> {
  const { deviceId, userId, code, at, signalId } = refusals
  const rows = await db
    .select({
      deviceId,
      userId,
      name: devices.name,
      code,
      count: sql<number>`count(distinct ${signalId})::int`,
      lastAt: sql`max(${at})`.mapWith(at),
    })
    .from(refusals)
    .innerJoin(devices, and(eq(devices.id, deviceId), isNull(devices.revokedAt)))
    .where(and(gt(at, after), lte(at, upTo), inArray(code, [...codes])))
    .groupBy(deviceId, userId, devices.name, code)
    .limit(countsMax)
  return rows.flatMap((row) => {
    const asked = codes.find((each) => each === row.code)
    return asked === undefined ? [] : [{ ...row, code: asked }]
  })
}

/** How many trades of a device since an instant were accepted. */
export function countTraded(
  db: Db,
  { userId, deviceId, after }: { userId: string; deviceId: string; after: Date },
): Promise<number> {
  const isMeant = and(
    eq(trades.userId, userId),
    eq(trades.deviceId, deviceId),
    gt(trades.sentAt, after),
    ne(trades.state, 'rejected'),
  )
  return db.$count(trades, isMeant)
}

export async function selectOwnerEmail(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return rows[0]?.email ?? null
}
