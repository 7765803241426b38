import { type ChatCommand, pausedText, statusText, todayText } from '@stratomate/domain/notifications/chat-answers'
import { listDevices, pauseDevice } from '../devices/manage-devices.ts'
import { noteLook } from '../devices/note-look.ts'
import { type Ctx, requireOwner } from '../context.ts'
import { readDayResult } from '../trading/activity/read-day-result.ts'
import { createQuotaReader } from '../trading/leases/read-quota.ts'

/** Does what the owner of a chat has asked for, and answers in words. A repeated command changes nothing more. */
export async function answerCommand(ctx: Ctx, command: Exclude<ChatCommand, '/stop'>): Promise<string> {
  requireOwner(ctx)
  await noteLook(ctx)
  switch (command) {
    case '/status':
      return statusText(await listDevices(ctx))
    case '/today':
      return todayText((await readDayResult(ctx)).results, await createQuotaReader(ctx)(ctx))
    case '/pause':
      return pausedText(await pauseAll(ctx))
    default:
      return command satisfies never
  }
}

async function pauseAll(ctx: Ctx) {
  const devices = await listDevices(ctx)
  for (const { id } of devices.filter(({ paused }) => !paused)) await pauseDevice(ctx, { id, paused: true })
  return devices
}
