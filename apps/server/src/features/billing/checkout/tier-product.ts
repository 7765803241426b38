import type { Tier } from '@stratomate/contracts'
import { subscriptionPlans } from '@stratomate/domain'
import type { TierProduct } from '../ports.ts'

/** What the provider sells for a tier: name and price of the plan file. */
export function tierProduct(tier: Tier): TierProduct {
  const { name, priceCents } = subscriptionPlans[tier]
  return { tier, name, priceCents }
}
