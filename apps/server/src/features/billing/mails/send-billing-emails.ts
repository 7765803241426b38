import type { SubscriptionStatus } from '@stratomate/contracts'
import { problemGraceMs } from '@stratomate/domain'
import type { Db } from '#server/features/database.ts'
import type { Mail } from '#server/features/ports.ts'
import * as mails from './billing-mails.ts'
import { emailForTransition } from './email-for-transition.ts'
import { notifyBuyer, type NotifyCtx } from './notify-buyer.ts'
import type { ProviderSubscriptionView } from '../ports.ts'
import { type CustomerRow, selectBuyerEmail, type StoredSubscription } from '../queries.ts'

type Change = {
  view: ProviderSubscriptionView
  customer: CustomerRow
  before: StoredSubscription | null
  status: SubscriptionStatus | null
  problemSince: Date | null
  syncSequence: number
}

/**
 * Puts into the outbox what the buyer should know of a change, within the transaction that stores it. The stored row
 * shows what was already sent; the keys of the mails prevent duplicates.
 */
export async function sendBillingEmails(db: Db, ctx: NotifyCtx, change: Change): Promise<void> {
  // What is withdrawn as one too many has its own mail, and its end is not the end of the buyer's plan.
  const due = change.before?.row.withdrawingSince ? [] : mailsOf(change)
  if (due.length === 0) return
  // A trial that begins was begun by its owner.
  if (change.before !== null) await notifyBuyer(db, ctx, { userId: change.customer.userId, due })
  const to = await selectBuyerEmail(db, change.customer)
  if (to === null) return
  const isClaimed = change.customer.userId !== null
  for (const mail of due) await ctx.mail.queue(db, { ...(isClaimed ? mail : mails.toAddress(mail)), to })
}

function mailsOf(change: Change): Mail[] {
  const { view } = change
  if (view.tier === null) return []
  const about = { to: '', id: view.providerId, tier: view.tier }
  const found: Mail[] = []
  const move = transitionEmail(change, about)
  if (move !== null) found.push(move)
  const wasCancelling = change.before?.row.cancelsAt ?? null
  const runs = change.status === 'trial' || change.status === 'active' || change.status === 'problem'
  if (runs && view.cancelsAt !== null && wasCancelling === null) {
    found.push(mails.cancelsMail({ ...about, cancelsAt: view.cancelsAt, key: change.syncSequence }))
  }
  return found
}

type About = Parameters<typeof mails.endedMail>[0]

function transitionEmail({ before, status, view, problemSince, customer }: Change, about: About): Mail | null {
  const kind = emailForTransition({ from: before?.status ?? null, to: status })
  switch (kind) {
    case null:
      return null
    case 'trial-started':
      return mails.trialStartedMail({ ...about, endsAt: view.trialEndsAt, owner: ownerOf(customer) })
    case 'trial-ended':
      return mails.trialEndedMail(about)
    case 'payment-failed': {
      if (problemSince === null) return null
      const stopsAt = new Date(problemSince.getTime() + problemGraceMs)
      return mails.paymentFailedMail({ ...about, since: problemSince, stopsAt })
    }
    case 'cancelled':
      return mails.cancelledMail(about)
    case 'ended':
      return mails.endedMail(about)
    default:
      return kind satisfies never
  }
}

export function ownerOf({ userId }: CustomerRow): mails.Owner {
  return userId === null ? 'address' : 'account'
}
