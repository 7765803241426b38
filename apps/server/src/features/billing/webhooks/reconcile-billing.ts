import { dayMs, minuteMs } from '@stratomate/std/time'
import type { Ctx } from '#server/features/context.ts'
import { forgetCustomers } from '../purchases/forget-customers.ts'
import type { Payments } from '../ports.ts'
import { selectOverdueCustomers, selectStaleCustomers } from '../queries.ts'
import { deleteEventsBefore } from '../queries/events.ts'
import { type LicenceRow, selectPaidLicences, selectUnpaidLicences } from '../queries/licences.ts'
import { deleteFormsBefore } from '../queries/forms.ts'
import { remindTrials } from '../trial/remind-trials.ts'
import { settleAllDuplicates } from '../purchases/settle-duplicates.ts'
import { syncCustomerAndAnnounce, syncPaymentAndAnnounce } from './sync-and-announce.ts'
import { finishWithdrawals } from '../checkout/withdraw-pending.ts'

/** A customer is checked this often even when no event about it arrives. */
const staleMs = 5 * minuteMs
/** This many each time, beginning with those that were asked about longest ago. */
const staleMax = 200
/** What should have ended or been renewed is asked about this often, until the provider says what became of it. */
const overdueAskMs = 4 * minuteMs
/** A begun payment has this long to be reported before it is asked about, and this long to be finished at all. */
const unpaidAfterMs = 2 * minuteMs
const unpaidDays = 90
/** A form that nobody has paid closes after this long, when its browser has forgotten it too. */
const formDays = 30
/** A withdrawal takes a few calls; one that is older was cut in two. */
const withdrawnAfterMs = 2 * minuteMs
/** Banks may give money back for this long; a few payments are asked about each time, in turn. */
const disputeDays = 400
const paidMax = 5
const eventDays = 90
const batchMax = 50

/** Finds events that we have missed: asks the provider about what may have changed, a few at a time. */
export async function reconcileBilling(ctx: Ctx, payments: Payments): Promise<void> {
  const nowMs = ctx.now().getTime()
  const begun = { after: new Date(nowMs - unpaidDays * dayMs), before: new Date(nowMs - unpaidAfterMs) }
  for (const licence of await selectUnpaidLicences(ctx.db, begun, batchMax)) {
    const view = await syncPaymentAndAnnounce(ctx, payments, licence)
    const isAbandoned = licence.createdAt.getTime() < nowMs - formDays * dayMs
    if (isAbandoned && view?.status.startsWith('requires_')) await closePayment(ctx, payments, licence)
  }
  for (const licence of await selectPaidLicences(ctx.db, new Date(nowMs - disputeDays * dayMs), paidMax)) {
    await syncPaymentAndAnnounce(ctx, payments, licence)
  }
  const overdue = { now: ctx.now(), before: new Date(nowMs - overdueAskMs), count: batchMax }
  for (const { customerId } of await selectOverdueCustomers(ctx.db, overdue)) await askAgain(ctx, payments, customerId)
  for (const { customerId } of await selectStaleCustomers(ctx.db, new Date(nowMs - staleMs), staleMax)) {
    await askAgain(ctx, payments, customerId)
  }
  await finishWithdrawals(ctx, payments, new Date(nowMs - withdrawnAfterMs))
  await settleAllDuplicates(ctx, payments)
  await remindTrials(ctx, payments)
  await forgetCustomers(ctx, payments)
  await deleteEventsBefore(ctx.db, new Date(nowMs - eventDays * dayMs))
  await deleteFormsBefore(ctx.db, { forms: new Date(nowMs - unpaidDays * dayMs), networks: new Date(nowMs - dayMs) })
}

/** One customer that cannot be read does not keep the others from being asked about. */
async function askAgain(ctx: Ctx, payments: Payments, customerId: string): Promise<void> {
  try {
    await syncCustomerAndAnnounce(ctx, payments, customerId)
  } catch (error) {
    ctx.log.warn({ err: error, customerId }, 'customer not synchronised')
  }
}

async function closePayment(ctx: Ctx, payments: Payments, licence: LicenceRow): Promise<void> {
  if (licence.paymentId === null) return
  await payments.cancelPayment(licence.paymentId)
  await syncPaymentAndAnnounce(ctx, payments, licence)
}
