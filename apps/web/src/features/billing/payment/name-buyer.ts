import type { Licence, PaymentStarted } from '@stratomate/contracts/billing/schemas'
import { licenceProductName } from '@stratomate/domain/billing/plans'
import { ApiError, describeError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { beginPayment } from './begin-payment.ts'
import { isBought, isConfirming } from './payment-confirming.tsx'
import { type PaymentProblem, withToast } from './payment-problem.ts'

type Purchase = { plan: Licence; begun: PaymentStarted; email: string }
type Named = { kind: 'ready'; clientSecret: string } | { kind: 'refused'; problem: PaymentProblem }

/**
 * Tells the service whose purchase it is, before anything is charged. Another payment in the answer means that this one
 * was finished in another tab, or that two tabs were opened at once and this browser has the other's cookie.
 */
export async function nameBuyer({ plan, begun, email }: Purchase): Promise<Named> {
  const named = await nameOrRefusal(plan, email)
  if ('problem' in named) return { kind: 'refused', problem: named.problem }
  if (named.paymentId === begun.paymentId || !(await isPaid(begun.paymentId))) {
    return { kind: 'ready', clientSecret: named.clientSecret }
  }
  return { kind: 'refused', problem: paidElsewhere(plan, 'Nothing was charged here. Reload to see it.') }
}

/** The service's answer to the email: the payment, or that there is nothing left to pay. */
async function nameOrRefusal(plan: Licence, email: string): Promise<PaymentStarted | { problem: PaymentProblem }> {
  try {
    return await beginPayment(plan, { email })
  } catch (error) {
    if (isBought(error)) return { problem: paidElsewhere(plan, `Nothing was charged here. ${describeError(error)}`) }
    if (!isConfirming(error)) throw error
    const detail = 'Nothing was charged here. Reload to see what comes of it.'
    return { problem: withToast({ title: 'Payment Error', text: describeError(error), detail }) }
  }
}

function paidElsewhere(plan: Licence, detail: string): PaymentProblem {
  const text = `Your ${licenceProductName(plan)} was paid for in another tab.`
  return withToast({ title: 'Payment Error', text, detail })
}

async function isPaid(paymentId: string): Promise<boolean> {
  try {
    await callApi('readPaymentStatus', { query: { payment_intent: paymentId } })
    return true
  } catch (error) {
    // Unfinished, or another visitor's: this purchase was not paid.
    if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found')) return false
    throw error
  }
}
