import type { Ctx, DesktopActor } from '../context.ts'
import { selectDevicesOf } from './queries.ts'

/** A device that was heard of within this time shares the day's trades. */
const activeForMs = 10 * 60_000

/** How many other devices of the account are active now. */
export async function countOtherActiveDevices(ctx: Pick<Ctx, 'db' | 'now'>, desktop: DesktopActor): Promise<number> {
  const since = ctx.now().getTime() - activeForMs
  const devices = await selectDevicesOf(ctx.db, desktop.userId)
  return devices.filter((each) => each.id !== desktop.deviceId && (each.lastSeenAt?.getTime() ?? 0) > since).length
}
