import { type AccountPurchases, Licence } from '@stratomate/contracts'
import { recordReading } from '#server/features/audit/record-reading.ts'
import { type Ctx, requireAdmin } from '#server/features/context.ts'
import { describePaper } from '../invoices/list-invoices.ts'
import { selectPurchases, type StoredSubscription } from '../queries.ts'
import { selectInvoices, selectLicencePapers } from '../queries/invoices.ts'
import { type LicenceRow, selectLicencesOf } from '../queries/licences.ts'

const papersMax = 100

/** Everything an account has bought, for administrators; empty lists for an account that does not exist. */
export async function readAccountPurchases(ctx: Ctx, userId: string): Promise<AccountPurchases> {
  requireAdmin(ctx)
  await recordReading(ctx, { what: 'purchases', of: userId })
  const bought = await selectPurchases(ctx.db, userId)
  const page = { userId, after: null, count: papersMax }
  const papers = [...(await selectInvoices(ctx.db, page)), ...(await selectLicencePapers(ctx.db, page))]
  return {
    subscriptions: bought.flatMap((purchase) => (purchase.kind === 'subscription' ? subscriptionOf(purchase) : [])),
    licences: (await selectLicencesOf(ctx.db, userId)).map(licenceOf),
    invoices: papers
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, papersMax)
      .map(describePaper),
  }
}

function subscriptionOf({ tier, status, row }: StoredSubscription): AccountPurchases['subscriptions'][number] {
  return {
    id: row.id,
    providerId: row.providerId,
    customerId: row.customerId,
    tier,
    status: status ?? row.providerStatus,
    startedAt: row.startedAt.toISOString(),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    cancelsAt: row.cancelsAt?.toISOString() ?? null,
  }
}

function licenceOf(row: LicenceRow): AccountPurchases['licences'][number] {
  const given = row.state === 'refunded' ? 'refunded' : 'paid'
  return {
    id: row.id,
    plan: Licence.parse(row.plan),
    amountCents: row.amountCents,
    paymentId: row.paymentId,
    state: row.withdrawnAt === null ? given : 'withdrawn',
    paidAt: row.paidAt?.toISOString() ?? null,
    updatesUntil: row.updatesUntil?.toISOString() ?? null,
  }
}
