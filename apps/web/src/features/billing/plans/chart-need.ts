import type { Tier } from '@stratomate/contracts/billing/schemas'
import { compareLimits, type Limit, subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatCount } from '@stratomate/std/format-number'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** Tiers from the smallest to the largest. */
export const tiers = ['new_trader', 'pro_trader', 'elite_trader'] as const satisfies readonly Tier[]

/** The answers to 'How many charts do you trade?', each with the most charts it means. */
export const chartNeeds = [
  { value: 'one', label: '1 chart', charts: 1 },
  { value: 'few', label: '2 to 3', charts: 3 },
  { value: 'many', label: '4 to 10+', charts: 10 },
] as const
export type ChartNeed = (typeof chartNeeds)[number]['value']

/** The smallest tier with room for that many charts; never 'the most popular' one. */
export function fittingTier(charts: number): Tier {
  return tiers.find((tier) => compareLimits(subscriptionPlans[tier].charts, charts) >= 0) ?? 'elite_trader'
}

/** The tier that fits an answer. */
export function tierOfNeed(need: ChartNeed): Tier {
  return fittingTier(chartNeeds.find(({ value }) => value === need)?.charts ?? 1)
}

/** A limit for people: `250`, or `Unlimited`. */
export function formatLimit(limit: Limit): string {
  return limit === 'unlimited' ? t('Unlimited') : formatCount(limit, spoken.language)
}
