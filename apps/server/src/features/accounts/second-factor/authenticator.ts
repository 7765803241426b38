import { randomBytes } from 'node:crypto'
import { brand } from '@stratomate/brand'
import type { SecondFactorView } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { authenticatorAddedMail, authenticatorRemovedMail } from '../mails.ts'
import { enrolmentOf, requireOwnFactors, requireStaff } from './own-factors.ts'
import {
  type AuthenticatorRow,
  deleteAuthenticator,
  lockAuthenticator,
  markSessionProved,
  selectAuthenticator,
  updateAuthenticator,
  upsertAuthenticator,
} from '../queries/passkeys.ts'
import { seal, unseal } from './seal.ts'
import { findStep, toBase32 } from './time-codes.ts'

const secretBytes = 20
/**
 * After this many wrong codes in a row, no code is accepted for a while: a password alone must not be worth a million
 * tries.
 */
const wrongCodesMax = 5
const restMs = 5 * 60_000

/** Whether this session is confirmed by more than a password, and in which ways it could be. */
export async function readSecondFactor(ctx: Ctx): Promise<SecondFactorView> {
  const member = requireMember(ctx)
  const row = await selectAuthenticator(ctx.db, member.userId)
  return {
    demanded: member.role !== 'member' && member.secondFactor !== 'not-demanded',
    proved: member.secondFactor === 'proved',
    authenticator: row !== null && row.confirmedAt !== null ? 'on' : 'none',
    enrolment: await enrolmentOf(ctx, member),
  }
}

/**
 * A new secret, which replaces one that was never confirmed. Errors: forbidden for members, sign_in_again,
 * second_factor_needed, factor_link_needed, conflict when an app is set up.
 */
export async function beginAuthenticator(ctx: Ctx, installation: string): Promise<{ secret: string; uri: string }> {
  requireStaff(ctx)
  const { userId, email } = await requireOwnFactors(ctx)
  if ((await selectAuthenticator(ctx.db, userId))?.confirmedAt) {
    throw new AppError('conflict', { message: 'An authenticator app is set up already. Remove it first.' })
  }
  const bytes = randomBytes(secretBytes)
  const sealedSecret = seal(bytes, { installation, about: userId })
  await upsertAuthenticator(ctx.db, { userId, sealedSecret, createdAt: ctx.now() })
  const secret = toBase32(bytes)
  const label = encodeURIComponent(`${brand.name}:${email}`)
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand.name)}` }
}

type Judged = 'right' | 'wrong' | 'rests'
type ProveDependencies = { secret: string }

/**
 * Confirms this session by a code; the first right one switches the app on, and a mail says so. Errors: wrong_code,
 * rate_limited.
 */
export async function proveAuthenticator(
  ctx: Ctx,
  { secret: installation }: ProveDependencies,
  code: string,
): Promise<void> {
  const { userId, sessionId, email } = requireStaff(ctx)
  const judged = await ctx.db.transaction(async (tx): Promise<Judged> => {
    const row = await lockAuthenticator(tx, userId)
    if (row === null) return 'wrong'
    if (row.restsUntil !== null && row.restsUntil > ctx.now()) return 'rests'
    const secret = unseal(row.sealedSecret, { installation, about: userId })
    const step = findStep(secret, code, { nowMs: ctx.now().getTime(), usedStep: row.lastStep })
    if (step === null) {
      await updateAuthenticator(tx, userId, wrongOnce(row, ctx.now()))
      return 'wrong'
    }
    const confirmedAt = row.confirmedAt ?? ctx.now()
    await updateAuthenticator(tx, userId, { confirmedAt, lastStep: step, wrongCodes: 0, restsUntil: null })
    await markSessionProved(tx, sessionId, ctx.now())
    if (row.confirmedAt === null) {
      await recordAudit(tx, ctx, { action: 'authenticator.add', subjectId: userId })
      await ctx.mail.queue(tx, authenticatorAddedMail({ to: email, id: ctx.newId() }))
    }
    return 'right'
  })
  if (judged === 'rests') throw new AppError('rate_limited', { retryAfterS: restMs / 1_000 })
  if (judged === 'wrong') {
    throw new AppError('wrong_code', { message: 'That code is incorrect. Type the one that your app shows now.' })
  }
}

/** Removes the app; it may be repeated. Errors: forbidden for members, sign_in_again, second_factor_needed. */
export async function removeAuthenticator(ctx: Ctx): Promise<void> {
  requireStaff(ctx)
  const { userId, email } = await requireOwnFactors(ctx)
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteAuthenticator(tx, userId))) return
    await recordAudit(tx, ctx, { action: 'authenticator.remove', subjectId: userId })
    await ctx.mail.queue(tx, authenticatorRemovedMail({ to: email, id: ctx.newId() }))
  })
}

function wrongOnce({ wrongCodes }: AuthenticatorRow, now: Date) {
  const count = wrongCodes + 1
  return count < wrongCodesMax ? { wrongCodes: count } : { wrongCodes: 0, restsUntil: new Date(now.getTime() + restMs) }
}
