import type { Licence, PaymentStarted } from '@stratomate/contracts/billing'
import { licenceProductName } from '@stratomate/domain/plans'
import { ApiError } from '#web/shared/api-error.ts'
import { callApi } from '#web/shared/call-api.ts'
import { type PaymentProblem, withToast } from './payment-problem.ts'
import { beginPayment } from './use-begun-payment.ts'

type Purchase = { plan: Licence; begun: PaymentStarted; email: string }
type Named = { kind: 'ready'; clientSecret: string } | { kind: 'refused'; problem: PaymentProblem }

/**
 * Tells the service whose purchase it is, before anything is charged. Another payment in the answer means that this
 * one was finished in another tab, or that two tabs were opened at once and this browser goes by the other's cookie.
 */
export async function nameBuyer({ plan, begun, email }: Purchase): Promise<Named> {
  const named = await beginPayment(plan, email)
  if (named.paymentId === begun.paymentId || !(await isPaid(begun.paymentId))) {
    return { kind: 'ready', clientSecret: named.clientSecret }
  }
  const text = `Your ${licenceProductName(plan)} was paid for in another tab.`
  const detail = 'Nothing was charged here. Reload to buy another one.'
  return { kind: 'refused', problem: withToast({ title: 'Payment Error', text, detail }) }
}

async function isPaid(paymentId: string): Promise<boolean> {
  try {
    await callApi('readPaymentStatus', { query: { payment_intent: paymentId } })
    return true
  } catch (error) {
    // Unfinished, or another visitor's: it is not this purchase that was paid.
    if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')) return false
    throw error
  }
}
