import type { DeviceCodeAnswer, DeviceRequest } from '@stratomate/contracts'
import { desktopClientId } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { refuseFurther } from '#server/features/devices/refuse-further.ts'
import { hashSecret, makeSecret, makeUserCode, showUserCode } from './device-codes.ts'
import { claimRequest, decideRequest, insertDeviceRequest, selectOpenRequest } from '../queries.ts'

const validS = 600
const intervalS = 5

type NewRequest = { clientId: string; computerName: string; appVersion: string; address: string; origin: string }

/** Starts the sign-in of a desktop app (RFC 8628 §3.1). Errors: invalid_grant for an unknown client. */
export async function requestDeviceCode(ctx: Ctx, input: NewRequest): Promise<DeviceCodeAnswer> {
  if (input.clientId !== desktopClientId) throw new AppError('invalid_grant', { message: 'This app is not known.' })
  const deviceCode = makeSecret()
  const userCode = makeUserCode()
  const now = ctx.now()
  await insertDeviceRequest(ctx.db, {
    id: ctx.newId(),
    deviceCodeHash: hashSecret(deviceCode),
    userCode,
    computerName: input.computerName,
    appVersion: input.appVersion,
    address: input.address,
    intervalS,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validS * 1_000),
  })
  return {
    device_code: deviceCode,
    user_code: showUserCode(userCode),
    verification_uri: `${input.origin}/device`,
    verification_uri_complete: `${input.origin}/device?code=${userCode}`,
    expires_in: validS,
    interval: intervalS,
  }
}

/** Shows what waits under a code and binds it to the person who asked, so that nobody else can approve it. */
export async function readDeviceRequest(ctx: Ctx, userCode: string): Promise<DeviceRequest> {
  const { userId } = requireMember(ctx)
  const request = await selectOpenRequest(ctx.db, { userCode, userId, now: ctx.now() })
  if (request === null || !(await claimRequest(ctx.db, request.id, userId))) throw unknownCode()
  return {
    userCode: showUserCode(request.userCode),
    computerName: request.computerName,
    appVersion: request.appVersion,
    address: request.address,
    requestedAt: request.createdAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
  }
}

/** Approves or denies a request the person has looked at before. Errors: not_found, too_many_computers. */
export async function decideDeviceRequest(
  ctx: Ctx,
  input: { userCode: string; decision: 'approve' | 'deny' },
): Promise<void> {
  const { userId } = requireMember(ctx)
  const state = input.decision === 'approve' ? 'approved' : 'denied'
  await ctx.db.transaction(async (tx) => {
    const request = await selectOpenRequest(tx, { userCode: input.userCode, userId, now: ctx.now() })
    if (request === null || request.userId !== userId) throw unknownCode()
    if (state === 'approved') await refuseFurther(tx, userId)
    if (!(await decideRequest(tx, { id: request.id, userId, state }))) throw unknownCode()
    await recordAudit(tx, ctx, {
      action: `device.${input.decision}`,
      subjectId: request.id,
      detail: { computerName: request.computerName },
    })
  })
}

function unknownCode(): AppError {
  return new AppError('not_found', {
    message: 'This code is not known or has expired. Start the sign-in again in the desktop app.',
  })
}
