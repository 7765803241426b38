import type { Tier } from '@stratomate/contracts'
import { subscriptionPlans } from './plans.ts'

// Safe: exactly the keys of the table.
const tiers = Object.keys(subscriptionPlans) as Tier[]

/** The tiers in the order in which somebody who had one chooses again: the last one first. */
export function tiersAgain(last: Tier | null): readonly Tier[] {
  return tiers.toSorted((one, other) => Number(other === last) - Number(one === last))
}
