import { countedTradeStates, dayEndMs, leaseBlock, limitFromWire, limitToWire } from '@stratomate/domain'
import type { AccountLimits } from '#server/features/billing/portal/read-entitlement.ts'
import type { Ctx, DesktopActor } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import {
  type DayKey,
  dayKeyOf,
  grantLeases,
  lockQuotaDays,
  readLeasedDays,
  selectOpenLeases,
} from '../queries/leases.ts'

/** A computer's request: `held` are the leases that it knows of, where it reports them. */
export type Wish = DayKey & { desktop: DesktopActor; want: number; held: string[] | undefined; limits: AccountLimits }

export type Grant = { jti: string; day: string; n: number; expiresAtMs: number }

/** A day of an account while requests are judged. */
type Day = { limit: number; granted: number; unlimitedUse: number; isOverused: boolean }

/**
 * Reserves trades for requests that arrived together, one after the other, in one transaction: the days' rows are
 * locked, the update of each is conditional, and the table has a CHECK. `active` are the devices of each account that
 * share its day. Answers a grant, `used_up`, or `overused` for each.
 */
export async function reserveLeases(
  tx: Db,
  { now, newId }: Pick<Ctx, 'now' | 'newId'>,
  { wishes, active }: { wishes: readonly Wish[]; active: ReadonlyMap<string, ReadonlySet<string>> },
): Promise<(Grant | 'used_up' | 'overused')[]> {
  const days = await lockDays(tx, wishes)
  const open = await findOpen(tx, wishes, now())
  const made: { wish: Wish; grant: Grant }[] = []
  const judge = (wish: Wish): Grant | 'used_up' | 'overused' => {
    const day = days.get(dayKeyOf(wish))
    if (day === undefined) throw new Error('A day that was just locked is missing.')
    if (day.isOverused) return 'overused'
    const known = open.get(placeOf(wish)) ?? []
    // A lease whose answer never reached the device: given again instead of being lost for the day.
    const lost = wish.held === undefined ? undefined : known.find(({ jti }) => !wish.held?.includes(jti))
    if (lost !== undefined) return lost
    const block = leaseBlock({
      limit: limitFromWire(day.limit),
      granted: day.granted + day.unlimitedUse,
      activeDevices: new Set(active.get(wish.userId)).add(wish.desktop.deviceId).size,
      want: wish.want,
    })
    if (block === 0) return 'used_up'
    const expiresAtMs = Math.min(dayEndMs(wish.day), wish.limits.endsAtMs ?? Infinity)
    const grant: Grant = { jti: newId(), day: wish.day, n: limitToWire(block), expiresAtMs }
    if (block !== 'unlimited') day.granted += block
    open.set(placeOf(wish), [...known, grant])
    made.push({ wish, grant })
    return grant
  }
  const outcomes = wishes.map(judge)
  await grantLeases(
    tx,
    made.map(({ wish, grant }) => ({
      id: grant.jti,
      userId: wish.userId,
      deviceId: wish.desktop.deviceId,
      day: grant.day,
      n: grant.n,
      issuedAt: now(),
      expiresAt: new Date(grant.expiresAtMs),
    })),
  )
  return outcomes
}

async function lockDays(tx: Db, wishes: readonly Wish[]): Promise<Map<string, Day>> {
  const keys = [...new Map(wishes.map((wish) => [dayKeyOf(wish), wish])).values()]
  const limits = keys.map(({ userId, day, limits: { tradesPerDay } }) => ({
    userId,
    day,
    limit: limitToWire(tradesPerDay),
  }))
  const locked = await lockQuotaDays(tx, limits)
  const leased = await readLeasedDays(tx, keys, countedTradeStates)
  return new Map(
    locked.map((row): [string, Day] => {
      const key = dayKeyOf(row)
      const { unlimitedUse, isOverused } = leased.get(key) ?? { unlimitedUse: 0, isOverused: false }
      return [key, { limit: row.limitCount, granted: row.granted, unlimitedUse, isOverused }]
    }),
  )
}

/** The open leases of computers that report which ones they hold, the oldest first. */
async function findOpen(tx: Db, wishes: readonly Wish[], now: Date): Promise<Map<string, Grant[]>> {
  const asking = wishes.filter(({ held }) => held !== undefined)
  const open = new Map<string, Grant[]>()
  if (asking.length === 0) return open
  const rows = await selectOpenLeases(tx, { deviceIds: asking.map(({ desktop }) => desktop.deviceId), now })
  for (const { id, deviceId, day, n, expiresAt } of rows) {
    const place = `${deviceId} ${day}`
    open.set(place, [...(open.get(place) ?? []), { jti: id, day, n, expiresAtMs: expiresAt.getTime() }])
  }
  return open
}

function placeOf({ desktop, day }: Wish): string {
  return `${desktop.deviceId} ${day}`
}
