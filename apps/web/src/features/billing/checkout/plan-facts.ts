import { chartsText, tradesText, updatesText } from '@stratomate/content/plan-texts'
import type { Licence, Tier } from '@stratomate/contracts/billing/schemas'
import { licencePlans, subscriptionPlans } from '@stratomate/domain/billing/plans'

export const licences = ['basic', 'pro', 'elite'] as const satisfies readonly Licence[]
export const tiers = ['new_trader', 'pro_trader', 'elite_trader'] as const satisfies readonly Tier[]

/** The plan of the address; another word falls back to the default without a complaint (SPEC §5). */
export function readLicence(value: string | null): Licence {
  return licences.find((licence) => licence === value) ?? 'pro'
}

export function readTier(value: string | null): Tier {
  return tiers.find((tier) => tier === value) ?? 'pro_trader'
}

/** What a license includes beside its limits (SPEC §9). */
const extras = {
  basic: [],
  pro: ['advanced strategies'],
  elite: ['advanced strategies', 'custom strategy development'],
} as const satisfies Record<Licence, readonly string[]>

/** What the buyer gets, in a few words each. */
export function licenceFacts(licence: Licence): string[] {
  const { tradesPerDay, charts, updates } = licencePlans[licence]
  const facts = [tradesText(tradesPerDay), chartsText(charts), ...extras[licence], updatesText(updates)]
  return facts.map(capitalised)
}

export function tierFacts(tier: Tier): string[] {
  const { tradesPerDay, charts } = subscriptionPlans[tier]
  return [tradesText(tradesPerDay), chartsText(charts), 'all indicators', 'indicator add-ons'].map(capitalised)
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
