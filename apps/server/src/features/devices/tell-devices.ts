import type { DesktopEventName, DesktopEvents } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import { selectDevicesOf } from './queries.ts'

/** Sends an event to every active desktop app of an account. */
export async function tellDevices<Name extends DesktopEventName>(
  ctx: Pick<Ctx, 'db' | 'bus'>,
  userId: string,
  event: { name: Name; data: DesktopEvents[Name] },
): Promise<void> {
  const devices = await selectDevicesOf(ctx.db, userId)
  for (const device of devices) ctx.bus.toDesktop(device.id, event.name, event.data)
}
