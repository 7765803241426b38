import { Licence, type LicenceView } from '@stratomate/contracts'
import type { Db } from '../database.ts'
import { type LicenceRow, selectDevicesOfKey } from './queries.ts'

/** A licence as its owner sees it: only the ending of the key. */
export async function licenceView(db: Db, row: LicenceRow): Promise<LicenceView> {
  const { keyId, keyEnding, keyMadeAt } = row
  const key =
    keyId === null || keyEnding === null || keyMadeAt === null
      ? null
      : { id: keyId, ending: keyEnding, madeAt: keyMadeAt.toISOString() }
  const devices = keyId === null ? [] : await selectDevicesOfKey(db, keyId)
  return {
    id: row.id,
    plan: Licence.parse(row.plan),
    boughtAt: (row.paidAt ?? row.createdAt).toISOString(),
    updatesUntil: row.updatesUntil?.toISOString() ?? null,
    state: row.revokedAt === null ? 'active' : 'revoked',
    key,
    paymentId: row.paymentId,
    computers: devices.map(({ id, name }) => ({ id, name })),
  }
}
