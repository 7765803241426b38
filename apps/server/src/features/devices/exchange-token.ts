import { desktopClientId, type DesktopTokenAnswer } from '@stratomate/contracts'
import { hashSecret, makeSecret } from '../accounts/devices/device-codes.ts'
import { redeemDeviceCode } from '../accounts/devices/redeem-device-code.ts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import { notify } from '../notifications/notify.ts'
import type { TokenSigner } from '../ports.ts'
import { answerTokens, newDevice } from './device-tokens.ts'
import { insertDevice, selectDeviceByRefresh, updateDevice, isAccountSuspended } from './queries.ts'
import { refuseFurther } from './refuse-further.ts'
import type { Db } from '../database.ts'

/** A rotated token is accepted once more for this long: the answer with the new one may have been lost. */
const lostAnswerMs = 60_000

/**
 * Redeems an approved device code for the desktop's own credential. Errors: those of RFC 8628 §3.5
 * (authorization_pending, slow_down, access_denied, expired_token, invalid_grant), account_suspended and too_many_computers.
 */
export async function redeemCode(
  ctx: Ctx,
  signer: TokenSigner,
  input: { clientId: string; deviceCode: string },
): Promise<DesktopTokenAnswer> {
  if (input.clientId !== desktopClientId) throw new AppError('invalid_grant')
  const refreshToken = makeSecret()
  const deviceId = ctx.newId()
  const request = await redeemDeviceCode(ctx, input.deviceCode, async (tx, approved) => {
    await refuseSuspended(tx, approved.userId)
    await refuseFurther(tx, approved.userId)
    await insertDevice(tx, newDevice(ctx.now(), { deviceId, refreshToken, approved }))
    await recordAudit(tx, ctx, {
      action: 'device.add',
      subjectId: deviceId,
      detail: { userId: approved.userId, computerName: approved.computerName },
    })
    const about = { userId: approved.userId, computer: approved.computerName }
    await notify(tx, ctx, { kind: 'device', cause: `device:${deviceId}`, ...about })
  })
  return answerTokens(ctx, signer, { deviceId, userId: request.userId, refreshToken })
}

/**
 * Rotates the refresh token. The token before the last one signs the device out (it was stolen or copied), except in
 * the minute after a rotation. Errors: invalid_grant, account_suspended; then the token stays as it is.
 */
export async function rotateToken(ctx: Ctx, signer: TokenSigner, refreshToken: string): Promise<DesktopTokenAnswer> {
  const next = makeSecret()
  const outcome = await ctx.db.transaction(async (tx) => {
    const presented = hashSecret(refreshToken)
    const device = await selectDeviceByRefresh(tx, presented)
    if (device === null || device.revokedAt !== null) return null
    const now = ctx.now()
    const current = device.refreshHash === presented
    if (!current && now.getTime() - device.rotatedAt.getTime() > lostAnswerMs) {
      await updateDevice(tx, device.id, { revokedAt: now })
      await recordAudit(tx, ctx, { action: 'device.token-reused', subjectId: device.id })
      return { ...device, revokedAt: now }
    }
    await refuseSuspended(tx, device.userId)
    await updateDevice(tx, device.id, {
      refreshHash: hashSecret(next),
      previousRefreshHash: presented,
      rotatedAt: current ? now : device.rotatedAt,
      lastSeenAt: now,
    })
    return device
  })
  if (outcome === null) throw new AppError('invalid_grant')
  if (outcome.revokedAt !== null) {
    ctx.bus.accessEnded(outcome.userId)
    throw new AppError('invalid_grant')
  }
  return answerTokens(ctx, signer, { deviceId: outcome.id, userId: outcome.userId, refreshToken: next })
}

/** Throws account_suspended for an account to which no computer may be connected. */
export async function refuseSuspended(db: Db, userId: string): Promise<void> {
  if (await isAccountSuspended(db, userId)) throw new AppError('account_suspended')
}
