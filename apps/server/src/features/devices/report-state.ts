import type { DesktopState, StateAnswer } from '@stratomate/contracts'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { type Ctx, requireDesktop } from '../context.ts'
import { deviceView } from './device-view.ts'
import { minimumVersion } from './minimum-version.ts'
import { updateDevice } from './queries.ts'
import type { Db } from '../database.ts'
import { selectTimeZone } from './queries-time-zone.ts'

/** Takes a device's word of what it is doing; answers what it must know. */
export async function reportState(
  ctx: Ctx,
  state: DesktopState,
): Promise<Omit<z.infer<typeof StateAnswer>, 'usedToday'>> {
  const { deviceId, userId } = requireDesktop(ctx)
  const now = ctx.now()
  const row = await updateDevice(ctx.db, deviceId, {
    state,
    stateAt: now,
    lastSeenAt: now,
    appVersion: state.version,
  })
  if (row === null) throw new AppError('signed_out')
  ctx.bus.toOwner(userId, 'device.changed', { device: deviceView(row, now.getTime()) })
  return { paused: row.paused, minimumVersion, switchedOff: [...ctx.switchedOff], serverTime: now.toISOString() }
}

/** The time zone of a person: that of the computer that reported last; null for a person who has connected none. */
export function readTimeZone(db: Db, userId: string): Promise<string | null> {
  return selectTimeZone(db, userId)
}
