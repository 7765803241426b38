import { desktopAudience, type LeaseAnswer, type LeaseClaims, tokenIssuer } from '@stratomate/contracts'
import {
  countedTradeStates,
  dayEndMs,
  dayStartMs,
  leasableDays,
  leaseKeptMs,
  shareWaitMs,
  tradingDayOf,
} from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { readLimitsOf } from '#server/features/billing/portal/read-entitlement.ts'
import { type Ctx, type DesktopActor, requireDesktop } from '#server/features/context.ts'
import { createBatcher } from '#server/features/create-batcher.ts'
import type { Database } from '#server/features/database.ts'
import { findActiveDevices } from '#server/features/devices/manage-devices.ts'
import type { TokenSigner } from '#server/features/ports.ts'
import { selectUnusedOfOthers } from '../queries/quota.ts'
import { type Grant, reserveLeases, type Wish } from './reserve-leases.ts'

type Asked = { want: number; day?: string | undefined; held?: string[] | undefined }

type Call = { ctx: Ctx; desktop: DesktopActor; day: string; asked: Asked }
type Outcome = Grant | 'no_entitlement' | 'used_up' | 'overused'

/**
 * Apps take leases when they start and when a day begins, many at once: up to this many are reserved by one
 * transaction.
 */
const leasesMax = 64

type LeaseSigner = Pick<TokenSigner, 'signLease'>

export type TakeLease = (ctx: Ctx, asked: Asked) => Promise<LeaseAnswer>

/**
 * Reserves a block of a day's trades for a device and signs it. Whatever the number of devices, no more than the limit
 * is ever handed out. Trades that no lease covers end the day for the account. Requests that arrive together share one
 * transaction, each judged as if it had come alone. Errors: no_entitlement, limit_reached, lease_overused,
 * invalid_input for a day that cannot be leased yet.
 */
export function createLeaseIssuer(db: Database, signer: LeaseSigner): TakeLease {
  const reserve = createBatcher<Call, Outcome>({
    itemsMax: leasesMax,
    atOnce: 2,
    run: (calls) => reserveAll(db, calls),
  })
  return async (ctx, asked) => {
    const desktop = requireDesktop(ctx)
    const nowMs = ctx.now().getTime()
    const day = asked.day ?? tradingDayOf(nowMs)
    if (!leasableDays(nowMs).includes(day)) {
      const fields = { day: 'Only today, and from 20:00 UTC tomorrow, can be leased.' }
      throw new AppError('invalid_input', { fields })
    }
    const outcome = await reserve({ ctx, desktop, day, asked })
    const resetsAt = new Date(dayEndMs(day)).toISOString()
    if (outcome === 'no_entitlement') throw new AppError('no_entitlement')
    if (outcome === 'overused') throw new AppError('lease_overused')
    if (outcome === 'used_up') throw await refusal(ctx, desktop, { day, resetsAt })
    return { lease: await signer.signLease(claimsOf(desktop, outcome, nowMs)), day, granted: outcome.n, resetsAt }
  }
}

/** Takes one lease by itself; as `createLeaseIssuer`. */
export function takeLease(ctx: Ctx, signer: LeaseSigner, asked: Asked): Promise<LeaseAnswer> {
  return createLeaseIssuer(ctx.db, signer)(ctx, asked)
}

async function reserveAll(db: Database, calls: readonly Call[]): Promise<Outcome[]> {
  const [first] = calls
  if (first === undefined) return []
  const now = first.ctx.now()
  const userIds = [...new Set(calls.map(({ desktop }) => desktop.userId))]
  const [limits, active] = await Promise.all([
    readLimitsOf(db, userIds, now.getTime()),
    findActiveDevices(db, { userIds, now }),
  ])
  const wishOf = ({ desktop, day, asked: { want, held } }: Call): Wish | null => {
    const limit = limits.get(desktop.userId)
    const isOver = limit === undefined || !limit.inForce || (limit.endsAtMs ?? Infinity) <= dayStartMs(day)
    return isOver ? null : { userId: desktop.userId, day, desktop, want, held, limits: limit }
  }
  const wishes = calls.map(wishOf)
  const asking = wishes.filter((wish) => wish !== null)
  if (asking.length === 0) return calls.map(() => 'no_entitlement')
  const outcomes = await db.transaction((tx) => reserveLeases(tx, first.ctx, { wishes: asking, active }))
  const byWish = new Map(asking.map((wish, place) => [wish, outcomes[place]]))
  return wishes.map((wish) => (wish === null ? undefined : byWish.get(wish)) ?? 'no_entitlement')
}

/**
 * Why nothing is left: the day is used up, or other devices hold the rest. Those are asked to return what they have not
 * used, so that one which took the whole day shares it; young leases are left alone.
 */
async function refusal(
  ctx: Ctx,
  { userId, deviceId }: DesktopActor,
  { day, resetsAt }: { day: string; resetsAt: string },
): Promise<AppError> {
  const nowMs = ctx.now().getTime()
  const held = await selectUnusedOfOthers(ctx.db, { userId, day, deviceId, now: ctx.now() }, countedTradeStates)
  const waitMs = shareWaitMs(
    held.map(({ issuedAt }) => issuedAt.getTime()),
    nowMs,
  )
  if (waitMs === null) {
    return new AppError('limit_reached', { message: `The daily limit is reached. Trading resumes at ${resetsAt}.` })
  }
  const old = held.filter(({ issuedAt }) => nowMs - issuedAt.getTime() >= leaseKeptMs)
  for (const id of new Set(old.map((lease) => lease.deviceId))) ctx.bus.toDesktop(id, 'lease.recalled', {})
  return new AppError('limit_reached', {
    message: 'Other computers of this account hold the trades that are left of the day.',
    retryAfterS: Math.ceil(waitMs / 1_000),
  })
}

function claimsOf(desktop: DesktopActor, grant: Grant, nowMs: number): LeaseClaims {
  return {
    iss: tokenIssuer,
    aud: desktopAudience,
    sub: desktop.userId,
    jti: grant.jti,
    device: desktop.deviceId,
    day: grant.day,
    n: grant.n,
    nbf: Math.floor(dayStartMs(grant.day) / 1_000),
    exp: Math.floor(grant.expiresAtMs / 1_000),
    iat: Math.floor(nowMs / 1_000),
  }
}
