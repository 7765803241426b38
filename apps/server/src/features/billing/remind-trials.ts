import { Tier } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import { trialEndsMail } from './billing-mails.ts'
import type { Payments } from './ports.ts'
import { selectEndingTrials } from './queries-trials.ts'

const dayMs = 86_400_000
const batchMax = 50

/** Tells everybody whose trial ends within a day, once, and what happens then: the provider knows whether a card is saved. */
export async function remindTrials(ctx: Pick<Ctx, 'db' | 'now' | 'mail'>, payments: Payments): Promise<void> {
  const now = ctx.now()
  const ending = await selectEndingTrials(ctx.db, { after: now, before: new Date(now.getTime() + dayMs) }, batchMax)
  for (const { to, endsAt, cancelsAt, providerId, tier } of ending) {
    const { form } = await payments.readSubscriptionForm(providerId)
    const charged = form === null ? 'is-charged' : 'needs-card'
    const outcome = cancelsAt === null ? charged : 'ends'
    await ctx.mail.queue(ctx.db, trialEndsMail({ to, id: providerId, tier: Tier.parse(tier), endsAt, outcome }))
  }
}
