import type { BodyOf } from '@stratomate/contracts/endpoints'
import type { Licence } from '@stratomate/contracts/billing/schemas'
import { licencePlans, licenceProductName } from '@stratomate/domain/billing/plans'
import { callApi } from '#web/shared/api/call-api.ts'

const turn = 'begin-purchase'

type Buyer = Pick<BodyOf<'createPayment'>, 'email' | 'accountId'>

/** Begins the payment of a license or resumes it; the price is sent only to be compared. */
export function beginPayment(plan: Licence, buyer: Buyer) {
  const body = { amount: licencePlans[plan].priceCents / 100, productName: licenceProductName(plan), plan }
  return inTurn(turn, () => callApi('createPayment', { body: { ...body, ...buyer } }))
}

/** Begins a subscription or resumes it. */
export function beginSubscription(body: BodyOf<'createSubscription'>) {
  return inTurn(turn, () => callApi('createSubscription', { body }))
}

/**
 * Lets the tabs of a browser do something one after the other: the first answer sets the cookie by which the next call
 * is recognised as the same browser. Where the browser has no locks, it is done at once.
 */
async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
