import type { DesktopEventName, DesktopEvents } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import { selectDevicesOf } from './queries.ts'

/** Sends an event to the active desktop apps of an account, save the one that caused it. */
export async function publishToDevices<Name extends DesktopEventName>(
  ctx: Pick<Ctx, 'db' | 'bus'>,
  { userId, exceptId }: { userId: string; exceptId?: string },
  event: { name: Name; data: DesktopEvents[Name] },
): Promise<void> {
  const devices = await selectDevicesOf(ctx.db, userId)
  for (const device of devices) if (device.id !== exceptId) ctx.bus.toDesktop(device.id, event.name, event.data)
}
