import type { Licence, Tier } from '@stratomate/contracts'

/** A count, or no limit at all. The wire writes -1 (`limitToWire`). */
export type Limit = number | 'unlimited'

export type PlanLimits = {
  tradesPerDay: Limit
  charts: Limit
  /** `one` installed at a time with one change a day, or `all` at once. */
  indicators: 'one' | 'all'
  addons: boolean
}

export type Plan = PlanLimits & {
  name: string
  priceCents: number
  interval: 'month' | 'once' | null
}

/**
 * The only source of prices and limits (DECISIONS, Plans): pages, checks and tests read it from here.
 * Prices in whole US cents.
 */
export const subscriptionPlans = {
  new_trader: {
    name: 'New Trader',
    priceCents: 2_900,
    interval: 'month',
    tradesPerDay: 100,
    charts: 1,
    indicators: 'all',
    addons: true,
  },
  pro_trader: {
    name: 'Pro Trader',
    priceCents: 5_900,
    interval: 'month',
    tradesPerDay: 250,
    charts: 3,
    indicators: 'all',
    addons: true,
  },
  elite_trader: {
    name: 'Elite Trader',
    priceCents: 9_900,
    interval: 'month',
    tradesPerDay: 'unlimited',
    charts: 'unlimited',
    indicators: 'all',
    addons: true,
  },
} as const satisfies Record<Tier, Plan>

export const licencePlans = {
  basic: {
    name: 'Basic',
    priceCents: 19_900,
    interval: 'once',
    tradesPerDay: 100,
    charts: 1,
    indicators: 'all',
    addons: false,
    updates: '1 year',
    updatesYears: 1,
  },
  pro: {
    name: 'Pro',
    priceCents: 32_100,
    interval: 'once',
    tradesPerDay: 500,
    charts: 3,
    indicators: 'all',
    addons: false,
    updates: '1 year',
    updatesYears: 1,
  },
  elite: {
    name: 'Elite',
    priceCents: 49_900,
    interval: 'once',
    tradesPerDay: 'unlimited',
    charts: 'unlimited',
    indicators: 'all',
    addons: false,
    updates: 'lifetime',
    updatesYears: null,
  },
} as const satisfies Record<Licence, Plan & { updates: string; updatesYears: number | null }>

/** The name of a license where it is paid: on screens, at the provider and in its answers. */
export function licenceProductName(licence: Licence): string {
  return `${licencePlans[licence].name} license`
}

/** The free trial: its limits hold whatever tier was chosen. */
export const trialPlan = {
  name: 'Free Trial',
  priceCents: 0,
  interval: null,
  tradesPerDay: 10,
  charts: 2,
  indicators: 'one',
  addons: false,
  days: 3,
} as const satisfies Plan & { days: number }

export const tierDefault: Tier = 'new_trader'

/** Writes a limit the way the interfaces do: -1 is unlimited. */
export function limitToWire(limit: Limit): number {
  return limit === 'unlimited' ? -1 : limit
}

export function limitFromWire(wire: number): Limit {
  return wire === -1 ? 'unlimited' : wire
}

/** The larger of two limits. */
export function bestLimit(one: Limit, other: Limit): Limit {
  if (one === 'unlimited' || other === 'unlimited') return 'unlimited'
  return Math.max(one, other)
}

/** Compares limits for sorting: unlimited is the largest. */
export function compareLimits(one: Limit, other: Limit): number {
  if (one === other) return 0
  if (one === 'unlimited') return 1
  if (other === 'unlimited') return -1
  return one - other
}

// Safe: exactly the keys of the table.
const tiers = Object.keys(subscriptionPlans) as Tier[]

/** The tiers in the order in which a returning customer is offered them: the last one first. */
export function tiersAgain(last: Tier | null): readonly Tier[] {
  return tiers.toSorted((one, other) => Number(other === last) - Number(one === last))
}
