import { AppError } from '../app-error.ts'
import type { DesktopActor } from '../context.ts'
import type { Db } from '../database.ts'
import type { DesktopAccess } from '../ports.ts'
import { selectDeviceWithOwner } from './queries.ts'

/** The device a token speaks for, and whether its account is suspended; throws signed_out once it was removed. */
export async function readDeviceActor(
  db: Db,
  access: DesktopAccess,
): Promise<{ actor: DesktopActor; isSuspended: boolean }> {
  const device = await selectDeviceWithOwner(db, access.deviceId)
  if (device === null || device.userId !== access.userId) throw new AppError('signed_out')
  const { userId, id: deviceId, suspendedAt } = device
  return { actor: { kind: 'desktop', userId, deviceId }, isSuspended: suspendedAt !== null }
}
