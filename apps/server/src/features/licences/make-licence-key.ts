import type { LicenceView } from '@stratomate/contracts'
import { hashSecret, makeLicenceKey as makeKey } from '../accounts/devices/device-codes.ts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember } from '../context.ts'
import type { Db } from '../database.ts'
import { licenceView } from './licence-view.ts'
import { keyReplacedMail } from './licence-mails.ts'
import { type LicenceRow, lockBoughtLicence, revokeDevicesOfKey, writeLicenceKey } from './queries.ts'

type KeyInput = { id: string; present: string | null }
type Made = { key: string; licence: LicenceView; removed: string[] }

/**
 * Makes the key of a licence and answers it in full, once: only its hash is kept. The key that it replaces stops at
 * once, and so does every computer connected by that key. Errors: not_found, conflict when the key is no longer
 * `present` (two tabs) or the licence was refunded.
 */
export async function makeLicenceKey(ctx: Ctx, input: KeyInput): Promise<{ key: string; licence: LicenceView }> {
  const { userId } = requireMember(ctx)
  const made = await ctx.db.transaction(async (tx) => {
    const row = await lockBoughtLicence(tx, input.id, userId)
    if (row === null) throw new AppError('not_found')
    if (row.revokedAt !== null) {
      throw new AppError('conflict', { message: 'This license was given back, so it has no key any more.' })
    }
    if (row.keyId !== input.present) throw new AppError('conflict')
    return writeKey(tx, ctx, row)
  })
  for (const id of made.removed) {
    ctx.bus.toDesktop(id, 'device.revoked', {})
    ctx.bus.toOwner(userId, 'device.removed', { deviceId: id })
  }
  if (made.removed.length > 0) ctx.bus.accessEnded(userId)
  return { key: made.key, licence: made.licence }
}

async function writeKey(db: Db, ctx: Ctx, row: LicenceRow): Promise<Made> {
  const { email: to } = requireMember(ctx)
  const key = makeKey()
  const keyId = ctx.newId()
  const now = ctx.now()
  const keyHash = hashSecret(key.replaceAll('-', ''))
  const written = await writeLicenceKey(db, row.id, { keyId, keyHash, keyEnding: key.slice(-5), keyMadeAt: now })
  if (written === null) throw new AppError('not_found')
  const removed = row.keyId === null ? [] : await revokeDevicesOfKey(db, row.keyId, now)
  const detail = { keyId, removed: removed.length }
  await recordAudit(db, ctx, {
    action: row.keyId === null ? 'licence.make-key' : 'licence.replace-key',
    subjectId: row.id,
    detail,
  })
  if (row.keyId !== null) {
    await ctx.mail.queue(db, keyReplacedMail({ to, id: keyId, removed: removed.length }))
  }
  return { key, licence: await licenceView(db, written), removed }
}
