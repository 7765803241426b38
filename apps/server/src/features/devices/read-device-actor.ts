import { AppError } from '../app-error.ts'
import type { Actor } from '../context.ts'
import type { Db } from '../database.ts'
import type { DesktopAccess } from '../ports.ts'
import { selectDevice } from './queries.ts'

/** The device a token speaks for; throws signed_out once it was removed. */
export async function readDeviceActor(db: Db, access: DesktopAccess): Promise<Actor> {
  const device = await selectDevice(db, access.deviceId)
  if (device === null || device.userId !== access.userId) throw new AppError('signed_out')
  return { kind: 'desktop', userId: device.userId, deviceId: device.id }
}
