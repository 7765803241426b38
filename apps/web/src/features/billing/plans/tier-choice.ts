import type { Tier } from '@stratomate/contracts/billing/schemas'
import { tierDefault } from '@stratomate/domain/billing/plans'
import { type ChartNeed, chartNeeds, tierOfNeed, tiers } from './chart-need.ts'

/** The answer that a tier fits: the other way round, so that a tier and an answer are one choice. */
export function needOfTier(tier: Tier): ChartNeed {
  return chartNeeds.find(({ value }) => tierOfNeed(value) === tier)?.value ?? 'one'
}

/** The tier of an address or a choice; anything else is the default. */
export function tierOf(value: string | null): Tier {
  return tiers.find((tier) => tier === value) ?? tierDefault
}
