import { compareVersions } from '@stratomate/domain/files/file-versions'
import { type Ctx, requireDesktop } from '../context.ts'
import { selectDevice } from './queries.ts'

/**
 * Apps older than this refuse to trade; so far this excludes none. Only for a security fix that everybody gets may it
 * be newer than the last version that a license covers.
 */
export const minimumVersion = '0.1.0'

/** The version that the app of this computer needs before it may trade; null when it is new enough. */
export async function findRequiredVersion(ctx: Ctx): Promise<string | null> {
  const device = await selectDevice(ctx.db, requireDesktop(ctx).deviceId)
  if (device === null || compareVersions(device.appVersion, minimumVersion) >= 0) return null
  return minimumVersion
}
