import { desktopAudience, type LeaseAnswer, type LeaseClaims, tokenIssuer } from '@stratomate/contracts'
import {
  countedTradeStates,
  dayEndMs,
  dayStartMs,
  leasableDays,
  leaseBlock,
  leaseKeptMs,
  limitFromWire,
  limitToWire,
  shareWaitMs,
  tradingDayOf,
} from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { type AccountLimits, readLimits } from '../billing/read-entitlement.ts'
import { type Ctx, type DesktopActor, requireDesktop } from '../context.ts'
import type { Db } from '../database.ts'
import { countOtherActiveDevices } from '../devices/count-active-devices.ts'
import type { TokenSigner } from '../ports.ts'
import {
  countUnlimitedUse,
  grantTrades,
  hasOverusedLease,
  insertLease,
  lockQuotaDay,
  selectOpenLeases,
  selectUnusedOfOthers,
} from './queries-quota.ts'

type Wish = { want: number; day?: string | undefined; held?: string[] | undefined }

type Grant = { jti: string; day: string; n: number; expiresAtMs: number }

/**
 * Reserves a block of a day's trades for a device and signs it. Whatever the number of devices, no more than the
 * limit is ever handed out: the day's row is locked, the update is conditional and the table has a CHECK. Trades that no
 * lease covers end the day for the account.
 * Errors: no_entitlement, limit_reached, lease_overused, invalid_input for a day that cannot be leased yet.
 */
export async function takeLease(ctx: Ctx, signer: TokenSigner, wish: Wish): Promise<LeaseAnswer> {
  const desktop = requireDesktop(ctx)
  const nowMs = ctx.now().getTime()
  const day = wish.day ?? tradingDayOf(nowMs)
  if (!leasableDays(nowMs).includes(day)) {
    throw new AppError('invalid_input', { fields: { day: 'Only today, and from 20:00 UTC tomorrow, can be leased.' } })
  }
  const limits = await readLimits(ctx.db, desktop.userId, nowMs)
  if (!limits.inForce || (limits.endsAtMs ?? Infinity) <= dayStartMs(day)) throw new AppError('no_entitlement')
  const grant = await reserve(ctx, desktop, { ...wish, day, limits })
  const resetsAt = new Date(dayEndMs(day)).toISOString()
  if (grant === null) throw await refusal(ctx, desktop, { day, resetsAt })
  return { lease: await signer.signLease(claimsOf(desktop, grant, nowMs)), day, granted: grant.n, resetsAt }
}

/** A lease whose answer never reached the device: given again instead of being lost for the day. */
async function findLost(
  tx: Db,
  known: { deviceId: string; day: string; now: Date; held?: string[] | undefined },
): Promise<Grant | null> {
  if (known.held === undefined) return null
  const open = await selectOpenLeases(tx, known)
  const lost = open.find((lease) => !known.held?.includes(lease.id))
  return lost === undefined ? null : { jti: lost.id, day: lost.day, n: lost.n, expiresAtMs: lost.expiresAt.getTime() }
}

/**
 * Why there is nothing: the day is used up, or others hold what is left. They are asked to return what they have not
 * used, so that one which took the whole day shares it; young leases stay where they are.
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

async function reserve(
  ctx: Ctx,
  desktop: DesktopActor,
  request: Wish & { day: string; limits: AccountLimits },
): Promise<Grant | null> {
  const { day, want, held, limits } = request
  const { userId, deviceId } = desktop
  const key = { userId, day }
  const others = await countOtherActiveDevices(ctx, desktop)
  return ctx.db.transaction(async (tx) => {
    const quota = await lockQuotaDay(tx, key, limitToWire(limits.tradesPerDay))
    if (await hasOverusedLease(tx, key)) throw new AppError('lease_overused')
    const lost = await findLost(tx, { deviceId, day, now: ctx.now(), held })
    if (lost !== null) return lost
    const block = leaseBlock({
      limit: limitFromWire(quota.limitCount),
      granted: quota.granted + (await countUnlimitedUse(tx, key, countedTradeStates)),
      activeDevices: others + 1,
      want,
    })
    if (block === 0) return null
    if (block !== 'unlimited' && !(await grantTrades(tx, key, block))) return null
    const grant: Grant = {
      jti: ctx.newId(),
      day,
      n: limitToWire(block),
      expiresAtMs: Math.min(dayEndMs(day), limits.endsAtMs ?? Infinity),
    }
    await insertLease(tx, {
      id: grant.jti,
      ...key,
      deviceId: desktop.deviceId,
      n: grant.n,
      issuedAt: ctx.now(),
      expiresAt: new Date(grant.expiresAtMs),
    })
    return grant
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
