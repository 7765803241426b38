import { AppError } from '#server/features/app-error.ts'
import type { Payments } from '#server/features/billing/ports.ts'

/** Stands in when payments are switched off: every call says so. */
export function createNoPayments(): Payments {
  const refuse = () =>
    Promise.reject(new AppError('payments_unavailable', { message: 'Payments are switched off here.' }))
  return {
    form: { publishableKey: '', testMode: true, scriptPath: null },
    createCustomer: refuse,
    readCustomerEmail: refuse,
    createSubscription: refuse,
    readSubscriptionForm: refuse,
    changeTier: refuse,
    cancelSubscription: refuse,
    listSubscriptions: () => Promise.resolve([]),
    listInvoices: () => Promise.resolve([]),
    readInvoicePage: refuse,
    readReceiptPage: refuse,
    deleteCustomer: refuse,
    refundPayment: refuse,
    readInvoicePayment: refuse,
    moveNextCharge: refuse,
    createPayment: refuse,
    readPayment: refuse,
    cancelPayment: refuse,
    setReceiptEmail: refuse,
    readSetup: refuse,
    openPortal: refuse,
    readEvent: () => ({ kind: 'refused', because: 'secret' }),
    reach: () => Promise.resolve('off'),
  }
}
