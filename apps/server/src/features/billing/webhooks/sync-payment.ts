import { Licence } from '@stratomate/contracts'
import { licenceStateOf, licenceUpdatesUntil } from '@stratomate/domain'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Db } from '#server/features/database.ts'
import { licenceName, paidOnce, receiptMail } from '../mails/billing-mails.ts'
import type { Payments, ProviderPaymentView } from '../ports.ts'
import { nextSyncSequence, selectBuyerEmail } from '../queries.ts'
import { type LicenceRow, writeLicenceState } from '../queries/licences.ts'
import type { SyncCtx } from './sync-billing.ts'

type Synced = { view: ProviderPaymentView; changed: boolean }

/**
 * Reads the provider's present word about the payment of a licence and stores it: the only writer of a paid licence,
 * called by the return page, webhooks and the reconciliation alike. Null when the provider does not know the payment.
 */
export async function syncPayment(ctx: SyncCtx, payments: Payments, licence: LicenceRow): Promise<Synced | null> {
  if (licence.paymentId === null) return null
  const syncSequence = await nextSyncSequence(ctx.db)
  const view = await payments.readPayment(licence.paymentId)
  if (view === null) return null
  const state = licenceStateOf(view, licence.amountCents)
  const changed = await ctx.db.transaction(async (tx) => {
    const paidAt = state === 'open' || state === 'cancelled' ? licence.paidAt : (licence.paidAt ?? ctx.now())
    const until = paidAt === null ? null : licenceUpdatesUntil(Licence.parse(licence.plan), paidAt.getTime())
    const written = await writeLicenceState(tx, licence.id, {
      state,
      paidAt,
      updatesUntil: until === null ? null : new Date(until),
      revokedAt: state === 'refunded' ? (licence.revokedAt ?? ctx.now()) : null,
      syncSequence,
      liveMode: view.liveMode,
    })
    if (!written || state === licence.state) return false
    if (state === 'paid') await emailBuyer(tx, ctx, { licence, view })
    const detail = { userId: licence.userId, plan: licence.plan, state }
    await recordAudit(tx, ctx, { action: 'licence.change', subjectId: licence.id, detail })
    return true
  })
  return { view, changed }
}

/** The receipt; to somebody without an account it says that the purchase waits. */
async function emailBuyer(
  db: Db,
  ctx: Pick<SyncCtx, 'mail' | 'now'>,
  { licence, view }: { licence: LicenceRow; view: ProviderPaymentView },
): Promise<void> {
  const to = await selectBuyerEmail(db, licence)
  if (to === null) return
  const { id } = licence
  const what = licenceName(Licence.parse(licence.plan))
  const owner = licence.userId === null ? 'address' : 'account'
  const { amountReceived: amountCents, liveMode } = view
  await ctx.mail.queue(
    db,
    receiptMail({ to, id, what, amountCents, paidAt: licence.paidAt ?? ctx.now(), next: paidOnce, owner, liveMode }),
  )
}
