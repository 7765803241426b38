import type { Licence } from '@stratomate/contracts'
import { licencePlans, licenceProductName } from '@stratomate/domain'
import { payByCard, testCards } from './pay-by-card.ts'
import type { Member } from './start-shop.ts'

/** Buys a license with a card that works; answers the id of the payment. */
export async function buyLicence({ visitor }: Member, plan: Licence = 'pro'): Promise<string> {
  const body = { plan, amount: licencePlans[plan].priceCents / 100, productName: licenceProductName(plan) }
  const begun = await visitor.call('createPayment', { body })
  await payByCard(visitor, begun.body.clientSecret, testCards.works)
  await visitor.call('readPaymentStatus', { query: { payment_intent: begun.body.paymentId } })
  return begun.body.paymentId
}
