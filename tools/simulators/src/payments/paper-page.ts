import { dayOf, escapeAttribute, simulatedPage } from './portal-page.ts'
import type { ProviderLedger } from './provider-ledger.ts'
import type { ChargeObject, InvoiceObject, PaymentIntentObject } from './provider-objects.ts'

type Kind = 'invoices' | 'receipts'

/** The address of the page of an invoice or a receipt; anybody who knows it may see the page, as with the provider. */
export function pagePath(kind: Kind, id: string): string {
  return `/v1/pages/${kind}/${id}`
}

/** The page of an invoice or of the receipt of a payment. Throws when there is no such thing. */
export function paperPage(ledger: ProviderLedger, path: string): string {
  const [, , , kind, id = ''] = path.split('/')
  return kind === 'receipts' ? receiptPage(ledger, id) : invoicePage(ledger, id)
}

function invoicePage(ledger: ProviderLedger, id: string): string {
  const invoice = ledger.require<InvoiceObject>(id, 'invoice')
  return simulatedPage(
    'Invoice',
    facts([
      ['Number', invoice.number ?? id],
      ['Date', dayOf(invoice.created)],
      ['Amount', usd(invoice.amount_due)],
      ['Status', invoice.status],
    ]),
  )
}

function receiptPage(ledger: ProviderLedger, id: string): string {
  const charge = ledger.require<ChargeObject>(id, 'charge')
  const { description } = ledger.require<PaymentIntentObject>(charge.payment_intent, 'payment_intent')
  return simulatedPage(
    'Receipt',
    facts([
      ['For', description ?? 'Payment'],
      ['Date', dayOf(charge.created)],
      ['Amount', usd(charge.amount)],
      ['Given back', usd(charge.amount_refunded)],
    ]),
  )
}

function facts(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([term, fact]) => `<article><p>${term}: ${escapeAttribute(fact)}</p></article>`).join('')
}

function usd(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
