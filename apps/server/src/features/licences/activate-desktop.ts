import type { ActivateInput, DesktopTokenAnswer } from '@stratomate/contracts'
import { hashSecret, makeSecret } from '../accounts/devices/device-codes.ts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { answerTokens, type Computer, newDevice } from '../devices/device-tokens.ts'
import { refuseFurther } from '../devices/refuse-further.ts'
import { notify } from '../notifications/notify.ts'
import type { TokenSigner } from '../ports.ts'
import { computerConnectedMail } from './licence-mails.ts'
import { insertKeyDevice, lockLicenceByKey, selectDevicesOfKey, selectOwnerEmail } from './queries.ts'
import { refuseSuspended } from '../devices/exchange-token.ts'

/** A key that was shared on the internet connects no more computers than this. */
const computersMax = 10

type ActivateDependencies = { signer: TokenSigner }

/**
 * Connects a computer with a licence key instead of a sign-in. Errors: invalid_grant for every key that connects
 * nothing, whatever the reason; account_suspended; conflict when the key, and too_many_computers when the account, has
 * connected too many.
 */
export async function activateDesktop(
  ctx: Ctx,
  { signer }: ActivateDependencies,
  input: ActivateInput,
): Promise<DesktopTokenAnswer> {
  const refreshToken = makeSecret()
  const deviceId = ctx.newId()
  const userId = await ctx.db.transaction(async (tx) => {
    const licence = await lockLicenceByKey(tx, hashSecret(input.key))
    if (licence === null || licence.userId === null || licence.keyId === null || licence.state !== 'paid') {
      throw new AppError('invalid_grant', { message: 'This license key is not valid. Check it, or make a new one.' })
    }
    await refuseSuspended(tx, licence.userId)
    await refuseFurther(tx, licence.userId)
    if ((await selectDevicesOfKey(tx, licence.keyId)).length >= computersMax) {
      const message = `This license key has connected ${computersMax} computers. Remove one in your account first.`
      throw new AppError('conflict', { message })
    }
    const computer = {
      userId: licence.userId,
      computerName: input.computerName || 'Unnamed computer',
      appVersion: input.appVersion || 'unknown',
    }
    const row = newDevice(ctx.now(), { deviceId, refreshToken, approved: computer })
    await insertKeyDevice(tx, { ...row, licenceKeyId: licence.keyId })
    await emailOwner(tx, ctx, { computer, deviceId, licenceId: licence.id })
    return licence.userId
  })
  return answerTokens(ctx, signer, { deviceId, userId, refreshToken })
}

type Connected = { computer: Computer; deviceId: string; licenceId: string }

async function emailOwner(db: Db, ctx: Ctx, { computer, deviceId, licenceId }: Connected): Promise<void> {
  const { userId, computerName } = computer
  const detail = { userId, computerName, licenceId }
  await recordAudit(db, ctx, { action: 'device.add-by-key', subjectId: deviceId, detail })
  await notify(db, ctx, { kind: 'device', userId, cause: `device:${deviceId}`, computer: computerName })
  const to = await selectOwnerEmail(db, userId)
  if (to !== null) await ctx.mail.queue(db, computerConnectedMail({ to, id: deviceId, computerName }))
}
