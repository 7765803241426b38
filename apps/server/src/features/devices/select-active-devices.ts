import { and, gt, isNull } from 'drizzle-orm'
import { devices } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'
import { isAnyOf } from '../is-any-of.ts'

/** A device that was heard of within this time shares the day's trades. */
const activeForMs = 10 * 60_000

/** The devices of accounts that were heard of lately, by account. */
export async function selectActiveDevices(
  db: Db,
  { userIds, now }: { userIds: readonly string[]; now: Date },
): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ id: devices.id, userId: devices.userId })
    .from(devices)
    .where(
      and(
        isAnyOf(devices.userId, userIds),
        isNull(devices.revokedAt),
        gt(devices.lastSeenAt, new Date(now.getTime() - activeForMs)),
      ),
    )
  const active = new Map(userIds.map((userId) => [userId, new Set<string>()]))
  for (const { id, userId } of rows) active.get(userId)?.add(id)
  return active
}
