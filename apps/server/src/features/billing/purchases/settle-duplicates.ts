import { subscriptionPlans } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { writeEnglish } from '#server/features/mail/write-phrase.ts'
import type { Said } from '#server/features/say.ts'
import { recordAuditOnce } from '#server/features/audit/record-audit.ts'
import { duplicateMail, licenceName, subscriptionName } from '../mails/billing-mails.ts'
import { accountKey } from '../checkout/buyer.ts'
import { duplicateLicences, duplicateSubscriptions, paidTwice, trialsBesidePaid } from './find-duplicates.ts'
import { notifyBuyer } from '../mails/notify-buyer.ts'
import type { Payments } from '../ports.ts'
import {
  selectBuyerEmail,
  selectCustomers,
  selectPurchases,
  type StoredLicence,
  type StoredSubscription,
} from '../queries.ts'
import { hasDuplicates, selectAccountsWithDuplicates } from '../queries/duplicates.ts'
import { isPaid, isRunning } from '../portal/read-running.ts'
import { syncBilling, type SyncCtx } from '../webhooks/sync-billing.ts'
import { syncPayment } from '../webhooks/sync-payment.ts'
import { withdraw } from '../checkout/withdraw-pending.ts'

type Account = { userId: string }
const batchMax = 50

/**
 * Ends what an account has paid for twice and gives the money back: a person who bought signed in and signed out, or a
 * stranger who paid for somebody with a plan. A trial ends without a notice when its owner has paid to start now.
 * Everything follows from what is stored, so a repeat continues where a crash has stopped it, and each step is done
 * once. The person is notified before the money moves, never only afterwards.
 */
export async function settleDuplicates(ctx: SyncCtx, payments: Payments, userId: string): Promise<void> {
  if (!(await hasDuplicates(ctx.db, userId))) return
  await readAgain(ctx, payments, userId)
  const purchases = await selectPurchases(ctx.db, userId)
  const subscriptions = purchases.filter((purchase) => purchase.kind === 'subscription')
  const customers = await selectCustomers(ctx.db, userId)
  const claimedIds = new Set(customers.flatMap(({ email, customerId }) => (email === null ? [] : [customerId])))
  const isClaimed = ({ row }: StoredSubscription) => row.customerId !== null && claimedIds.has(row.customerId)
  const claimed = subscriptions.filter(isClaimed)
  const begun = subscriptions.filter((each) => !isClaimed(each))
  for (const trial of trialsBesidePaid(begun)) await withdraw(ctx, payments, trial)
  for (const extra of paidTwice(begun)) await endSubscription(ctx, payments, { userId, extra })
  if (claimed.some(isPaid)) {
    const own = await charged(payments, begun)
    for (const extra of duplicateSubscriptions({ own, claimed }))
      await endSubscription(ctx, payments, { userId, extra })
  }
  for (const extra of duplicateLicences(purchases, accountKey(userId))) {
    await giveBackLicence(ctx, payments, { userId, extra })
  }
}

/** Finishes for all accounts what a crash or an unreachable provider has left. */
export async function settleAllDuplicates(ctx: SyncCtx, payments: Payments): Promise<void> {
  for (const userId of await selectAccountsWithDuplicates(ctx.db, batchMax)) {
    try {
      await settleDuplicates(ctx, payments, userId)
    } catch (error) {
      ctx.log.warn({ err: error, userId }, 'duplicate purchase not settled yet')
    }
  }
}

/** Reads the provider's present state first, so that nothing is given back beside a plan that has ended meanwhile. */
async function readAgain(ctx: SyncCtx, payments: Payments, userId: string): Promise<void> {
  const purchases = await selectPurchases(ctx.db, userId)
  const running = purchases.filter(isRunning)
  for (const customerId of new Set(running.flatMap(({ row }) => row.customerId ?? []))) {
    await syncBilling(ctx, payments, customerId)
  }
  for (const purchase of purchases) {
    if (purchase.kind === 'licence' && purchase.row.state === 'paid') await syncPayment(ctx, payments, purchase.row)
  }
}

/** What is charged next month: paid ones, and trials with a saved card. */
async function charged(payments: Payments, own: StoredSubscription[]): Promise<StoredSubscription[]> {
  const found = own.filter(isPaid)
  for (const trial of own.filter(({ status }) => status === 'trial')) {
    const { form } = await payments.readSubscriptionForm(trial.row.providerId)
    if (form === null) found.push(trial)
  }
  return found
}

async function endSubscription(
  ctx: SyncCtx,
  payments: Payments,
  { userId, extra }: Account & { extra: StoredSubscription },
): Promise<void> {
  const { providerId } = extra.row
  const { priceCents } = subscriptionPlans[extra.tier]
  await announce(ctx, { userId, id: providerId, what: subscriptionName(extra.tier), amountCents: priceCents })
  await withdraw(ctx, payments, extra)
}

async function giveBackLicence(
  ctx: SyncCtx,
  payments: Payments,
  { userId, extra }: Account & { extra: StoredLicence },
): Promise<void> {
  const { id, paymentId, amountCents } = extra.row
  if (paymentId === null) return
  await announce(ctx, { userId, id, what: licenceName(extra.licence), amountCents })
  try {
    await payments.refundPayment({ paymentId, idempotencyKey: `refund:${paymentId}` })
  } catch (error) {
    // Given back already: what the provider says now is stored below.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    ctx.log.warn({ licenceId: id, err: error }, 'nothing is left to give back of a duplicate license')
  }
  await syncPayment(ctx, payments, extra.row)
}

/** Mail, notification and audit in one transaction, once for each purchase. */
async function announce(
  ctx: SyncCtx,
  { userId, id, what, amountCents }: Account & { id: string; what: Said; amountCents: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const detail = { userId, what: writeEnglish(what), amountCents }
    const entry = { action: 'purchase.duplicate', subjectId: id, detail }
    if (!(await recordAuditOnce(tx, ctx, { ...entry, since: new Date(0), by: 'anybody' }))) return
    const to = await selectBuyerEmail(tx, { userId, email: null })
    if (to === null) return
    const mail = duplicateMail({ to, id, what, amountCents })
    await notifyBuyer(tx, ctx, { userId, due: [mail] })
    await ctx.mail.queue(tx, mail)
  })
}
