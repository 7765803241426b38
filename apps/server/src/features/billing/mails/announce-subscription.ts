import type { Subscription } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import { publishToDevices } from '#server/features/devices/publish-to-devices.ts'

/** Tells the owner's pages and desktop apps that what the account may do has changed. */
export async function announceSubscription(ctx: Ctx, subscription: Subscription): Promise<void> {
  ctx.bus.toOwner(subscription.userId, 'subscription.changed', { subscription })
  await publishToDevices(ctx, { userId: subscription.userId }, { name: 'entitlement.changed', data: {} })
}
