import { type InvoiceView, Licence, type PageQuery } from '@stratomate/contracts'
import { licenceProductName } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { providerId, readCursor, writeCursor } from '#server/features/cursor.ts'
import type { Payments } from '../ports.ts'
import { selectLicenceOf } from '../queries/licences.ts'
import { type PaperRow, selectInvoiceOwner, selectInvoices, selectLicencePapers } from '../queries/invoices.ts'

const pageSize = 20

/** What the signed-in person has paid or owes, the newest first. Errors: invalid_input for a cursor that belongs to nobody. */
export async function listInvoices(
  ctx: Ctx,
  query: PageQuery,
): Promise<{ items: InvoiceView[]; nextCursor: string | null }> {
  const { userId } = requireMember(ctx)
  const count = query.limit ?? pageSize
  const page = { userId, after: readCursor(query.cursor, providerId), count: count + 1 }
  const papers = [...(await selectInvoices(ctx.db, page)), ...(await selectLicencePapers(ctx.db, page))]
  const ordered = papers.toSorted(compareNewest)
  const shown = ordered.slice(0, count)
  const last = shown.at(-1)
  const nextCursor = ordered.length > count && last !== undefined ? writeCursor(last) : null
  return { items: shown.map(describePaper), nextCursor }
}

/**
 * The provider's own page of an invoice or a receipt. Only for its owner: everybody else gets the same `not_found` as
 * for one that does not exist. Errors: payments_unavailable.
 */
export async function findInvoicePage(ctx: Ctx, payments: Payments, id: string): Promise<string> {
  const { userId } = requireMember(ctx)
  const page = id.startsWith('in_')
    ? await invoicePage(ctx, payments, { id, userId })
    : await receiptPage(ctx, payments, { id, userId })
  if (page === null) throw new AppError('not_found')
  return page
}

type Asked = { id: string; userId: string }

async function invoicePage(ctx: Ctx, payments: Payments, { id, userId }: Asked): Promise<string | null> {
  const owner = await selectInvoiceOwner(ctx.db, id)
  return owner?.userId === userId ? payments.readInvoicePage(id) : null
}

async function receiptPage(ctx: Ctx, payments: Payments, { id, userId }: Asked): Promise<string | null> {
  if (!/^[0-9a-f-]{36}$/u.test(id)) return null
  const licence = await selectLicenceOf(ctx.db, id, userId)
  return licence?.paymentId ? payments.readReceiptPage(licence.paymentId) : null
}

/** A line as the interface gives it. */
export function describePaper({ what, at, ...row }: PaperRow): InvoiceView {
  const description = row.kind === 'receipt' ? licenceProductName(Licence.parse(what)) : what
  return { ...row, description, at: at.toISOString() }
}

function compareNewest(one: PaperRow, other: PaperRow): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1)
}
