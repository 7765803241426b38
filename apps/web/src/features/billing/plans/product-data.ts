import { brand } from '@stratomate/brand'
import { licencePlans, subscriptionPlans } from '@stratomate/domain/billing/plans'
import { addressOf } from '#web/shared/page/page-meta.ts'

/** The product and its prices as schema.org data. There are no ratings, because none were measured. */
export function productData(): Record<string, unknown> {
  const plans = [...Object.values(subscriptionPlans), ...Object.values(licencePlans)]
  return {
    '@type': 'Product',
    name: brand.name,
    description: `${brand.tagline} Places the signals of MetaTrader 5 charts as trades.`,
    brand: { '@type': 'Brand', name: brand.name },
    image: addressOf('/share.png'),
    offers: plans.map(({ name, priceCents, interval }) => ({
      '@type': 'Offer',
      name: interval === 'month' ? `${name}, per month` : `${name} license, once`,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      url: addressOf('/pricing'),
    })),
  }
}
