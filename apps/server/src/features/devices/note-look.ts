import type { Ctx } from '../context.ts'
import { publishToDevices } from './publish-to-devices.ts'

/**
 * A program with a token, or a chat, counts as an open page when it reads: the owner's computers, which send less while
 * nobody looks, report at once for a minute. A second reading then shows what they had held back.
 */
export async function noteLook(ctx: Pick<Ctx, 'actor' | 'db' | 'bus'>): Promise<void> {
  const { actor, bus } = ctx
  if (actor.kind !== 'token' && actor.kind !== 'chat') return
  if (await bus.look(actor.userId)) await publishPageOpened(ctx, actor.userId)
}

/** Tells an account's computers that somebody is looking. */
export async function publishPageOpened(ctx: Pick<Ctx, 'db' | 'bus'>, userId: string): Promise<void> {
  await publishToDevices(ctx, { userId }, { name: 'page.opened', data: {} })
}
