import { Tier } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import type { Ctx } from '#server/features/context.ts'
import { trialEndsMail } from '../mails/billing-mails.ts'
import { notifyBuyer, type NotifyCtx } from '../mails/notify-buyer.ts'
import type { Payments } from '../ports.ts'
import { selectEndingTrials } from '../queries/trials.ts'

const batchMax = 50

/** Tells everybody whose trial ends within a day, once, and what happens then: the provider knows whether a card is saved. */
export async function remindTrials(ctx: Pick<Ctx, 'db'> & NotifyCtx, payments: Payments): Promise<void> {
  const now = ctx.now()
  const ending = await selectEndingTrials(ctx.db, { after: now, before: new Date(now.getTime() + dayMs) }, batchMax)
  for (const { to, userId, endsAt, cancelsAt, providerId, tier } of ending) {
    const { form } = await payments.readSubscriptionForm(providerId)
    const charged = form === null ? 'is-charged' : 'needs-card'
    const outcome = cancelsAt === null ? charged : 'ends'
    const mail = trialEndsMail({ to, id: providerId, tier: Tier.parse(tier), endsAt, outcome })
    await ctx.db.transaction(async (tx) => {
      await notifyBuyer(tx, ctx, { userId, due: [mail] })
      await ctx.mail.queue(tx, mail)
    })
  }
}
