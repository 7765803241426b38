import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { hashSecret } from './device-codes.ts'
import { type DeviceRequestRow, selectRequestByDeviceCode, updateRequest } from '../queries.ts'

export type ApprovedRequest = { userId: string; computerName: string; appVersion: string }

type Poll =
  | { kind: 'approved'; request: ApprovedRequest }
  | {
      kind: 'refused'
      code: 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token' | 'invalid_grant'
    }

/**
 * Answers one poll for a device code. An approved one is used up together with `onApproved`, in one transaction.
 * Polling faster than asked lengthens the interval by five seconds (RFC 8628 §3.5).
 */
export async function redeemDeviceCode(
  ctx: Ctx,
  deviceCode: string,
  onApproved: (tx: Db, request: ApprovedRequest) => Promise<void>,
): Promise<ApprovedRequest> {
  const poll = await ctx.db.transaction(async (tx): Promise<Poll> => {
    const request = await selectRequestByDeviceCode(tx, hashSecret(deviceCode))
    const judged = judgePoll(request, ctx.now())
    if (request === null) return judged
    if (judged.kind === 'approved') {
      await updateRequest(tx, request.id, { state: 'used', lastPolledAt: ctx.now() })
      await onApproved(tx, judged.request)
      return judged
    }
    const intervalS = judged.code === 'slow_down' ? request.intervalS + 5 : request.intervalS
    await updateRequest(tx, request.id, { lastPolledAt: ctx.now(), intervalS })
    return judged
  })
  if (poll.kind === 'refused') throw new AppError(poll.code)
  return poll.request
}

function judgePoll(request: DeviceRequestRow | null, now: Date): Poll {
  if (request === null || request.state === 'used') return { kind: 'refused', code: 'invalid_grant' }
  if (request.expiresAt <= now) return { kind: 'refused', code: 'expired_token' }
  if (request.state === 'denied') return { kind: 'refused', code: 'access_denied' }
  if (request.state === 'approved' && request.userId !== null) {
    const { userId, computerName, appVersion } = request
    return { kind: 'approved', request: { userId, computerName, appVersion } }
  }
  // Half a second of grace, because the network can shorten intervals.
  const earliest = (request.lastPolledAt?.getTime() ?? 0) + request.intervalS * 1_000 - 500
  return { kind: 'refused', code: now.getTime() < earliest ? 'slow_down' : 'authorization_pending' }
}
