import { AppError } from '../app-error.ts'
import type { DesktopActor } from '../context.ts'
import { createKeyReader } from '../create-batcher.ts'
import type { Database } from '../database.ts'
import type { DesktopAccess } from '../ports.ts'
import { type OwnedDevice, readDevicesWithOwners } from './queries.ts'

/** The device a token speaks for, and whether its account is suspended; throws signed_out once it was removed. */
export type DeviceReader = (access: DesktopAccess) => Promise<{ actor: DesktopActor; isSuspended: boolean }>

/**
 * Reads the devices of calls that arrive together with one statement, so that a burst of reports does not cost a
 * thousand.
 */
export function createDeviceReader(db: Database): DeviceReader {
  const read = createKeyReader<string, OwnedDevice>(async (ids) => {
    const rows = await readDevicesWithOwners(db).execute({ ids })
    return new Map(rows.map((row) => [row.id, row]))
  })
  return async (access) => {
    const device = await read(access.deviceId)
    if (device === null || device.userId !== access.userId) throw new AppError('signed_out')
    const { userId, id: deviceId, suspendedAt } = device
    return { actor: { kind: 'desktop', userId, deviceId }, isSuspended: suspendedAt !== null }
  }
}
