/** What the provider's redirect says: which payment it was about, and the expected result. */
export type PaymentReturn = {
  kind: 'payment' | 'setup'
  id: string | null
  secret: string | null
  /** Only a hint, also sent for a payment that is still being confirmed: the service is asked in any case. */
  hasSucceeded: boolean
}

const hopeful: ReadonlySet<string | null> = new Set(['succeeded', 'pending', 'processing'])
const idPattern = /^[A-Za-z0-9_]{4,255}$/u

/** Reads the address of a return: of a payment, or of a card that was only saved. */
export function readPaymentReturn(query: URLSearchParams): PaymentReturn {
  const kind = query.get('payment_intent') === null && query.get('setup_intent') !== null ? 'setup' : 'payment'
  const id = query.get(`${kind}_intent`)
  return {
    kind,
    id: id !== null && idPattern.test(id) ? id : null,
    secret: query.get(`${kind}_intent_client_secret`),
    hasSucceeded: hopeful.has(query.get('redirect_status')),
  }
}

/** The toast of a payment that went through (SPEC §8), and of a card that was only saved. */
export const paidToast = { title: 'Payment Successful', description: 'Thank you for your purchase!' } as const
export const savedToast = { title: 'Card saved', description: 'Nothing was charged today.' } as const
