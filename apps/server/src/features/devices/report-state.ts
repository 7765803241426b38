import { isDeepStrictEqual } from 'node:util'
import type { DesktopState, StateAnswer } from '@stratomate/contracts'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { type Ctx, requireDesktop } from '../context.ts'
import { deviceView, onlineForMs } from './device-view.ts'
import { minimumVersion } from './minimum-version.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { type DeviceChange, type DeviceRow, selectDevice, updateDevice } from './queries.ts'
import type { Db } from '../database.ts'
import { selectTimeZone } from './queries-time-zone.ts'

/**
 * With a report every 15 seconds, every second unchanged one is written, so the device never looks offline in between.
 */
const rewriteMs = 25_000

/**
 * Records what a device reports that it does; answers what the device must know. An unchanged state only renews its
 * time, every half minute, and is not sent to pages.
 */
export async function reportState(
  ctx: Ctx,
  state: DesktopState,
): Promise<Omit<z.infer<typeof StateAnswer>, 'usedToday' | 'watched'>> {
  const { deviceId, userId } = requireDesktop(ctx)
  const now = ctx.now()
  const before = await selectDevice(ctx.db, deviceId)
  if (before === null) throw new AppError('signed_out')
  const isSame = isDeepStrictEqual(before.state, state)
  const heardMsAgo = before.stateAt === null ? Number.POSITIVE_INFINITY : now.getTime() - before.stateAt.getTime()
  const seen = { stateAt: now, lastSeenAt: now }
  const isFresh = isSame && heardMsAgo < rewriteMs
  const row = isFresh
    ? before
    : await storeState(ctx, { before, state, change: isSame ? seen : { ...seen, state, appVersion: state.version } })
  if (row === null) throw new AppError('signed_out')
  if (!isSame || heardMsAgo >= onlineForMs) {
    ctx.bus.toOwner(userId, 'device.changed', { device: deviceView(row, now.getTime()) })
  }
  return { paused: row.paused, minimumVersion, switchedOff: [...ctx.switchedOff], serverTime: now.toISOString() }
}

type StateStep = { before: DeviceRow; state: DesktopState; change: DeviceChange }

/**
 * Writes a state, with an entry for a pause that began in the app. A pause from outside was recorded when it was asked
 * for.
 */
function storeState(ctx: Ctx, { before, state, change }: StateStep): Promise<DeviceRow | null> {
  const { id, userId, name, paused } = before
  if (paused || !state.paused || before.state?.paused !== false) return updateDevice(ctx.db, id, change)
  const data = { computer: name, deviceId: id, from: 'app', reason: state.pausedReason }
  return ctx.db.transaction(async (tx) => {
    await queueWebhooks(tx, ctx, [{ userId, event: 'trading.paused', data }])
    return updateDevice(tx, id, change)
  })
}

/** The time zone of a person: that of the computer that reported last; null for a person who has connected none. */
export function readTimeZone(db: Db, userId: string): Promise<string | null> {
  return selectTimeZone(db, userId)
}
