import type { OutputOf } from '@stratomate/contracts/endpoints'
import { routes } from '@stratomate/contracts/routes'
import { licencePlans, licenceProductName } from '@stratomate/domain/billing/plans'
import type { Product } from '@stratomate/commands/start-product'
import type { BrowserContext } from 'playwright-core'

type Payment = { product: Product; plan: 'basic' | 'pro' | 'elite' }

/** Pays a license by the public calls, as the form does, for who is signed in; answers the payment's id. */
export async function payLicence({ request }: BrowserContext, { product, plan }: Payment): Promise<string> {
  const data = { plan, amount: licencePlans[plan].priceCents / 100, productName: licenceProductName(plan) }
  const begun = await request.post(`${product.origin}${routes.createPayment.path}`, { data })
  // Safe: the service answers successes with the endpoint's own schema.
  const { clientSecret, paymentId } = (await begun.json()) as OutputOf<'createPayment'>
  await request.post(`${product.origin}/v1/payment_intents/${paymentId}/confirm`, {
    headers: { authorization: 'Bearer pk_test_simulator' },
    form: {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '40',
    },
  })
  return paymentId
}
