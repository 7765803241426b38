import type { DesktopTokenAnswer } from '@stratomate/contracts'
import { hashSecret } from '../accounts/devices/device-codes.ts'
import { readEntitlementToken } from '../billing/portal/read-entitlement.ts'
import type { Ctx } from '../context.ts'
import type { TokenSigner } from '../ports.ts'

const accessS = 900

/** The owner of a computer, and what the computer reports about itself. */
export type Computer = { userId: string; computerName: string; appVersion: string }

/** The row of a computer that is connected now. */
export function newDevice(now: Date, input: { deviceId: string; refreshToken: string; approved: Computer }) {
  return {
    id: input.deviceId,
    userId: input.approved.userId,
    name: input.approved.computerName,
    appVersion: input.approved.appVersion,
    refreshHash: hashSecret(input.refreshToken),
    rotatedAt: now,
    createdAt: now,
    lastSeenAt: now,
  }
}

/** The tokens of a computer with what its account may do. */
export async function answerTokens(
  ctx: Ctx,
  signer: TokenSigner,
  device: { deviceId: string; userId: string; refreshToken: string },
): Promise<DesktopTokenAnswer> {
  const expiresAtS = Math.floor(ctx.now().getTime() / 1_000) + accessS
  const { deviceId, userId, refreshToken } = device
  return {
    accessToken: await signer.signAccess({ userId, deviceId, expiresAtS }),
    refreshToken,
    expiresInS: accessS,
    deviceId,
    entitlement: await readEntitlementToken(ctx, signer, userId),
  }
}
