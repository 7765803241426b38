import { chartsText, tradesText, updatesText } from '@stratomate/content/plan-texts'
import type { Licence, Tier } from '@stratomate/contracts/billing/schemas'
import {
  compareLimits,
  type Limit,
  licencePlans,
  type PlanLimits,
  subscriptionPlans,
} from '@stratomate/domain/billing/plans'
import { formatCount } from '@stratomate/std/format-number'

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

/** `column`: above all values of its kind; `phrase`: the value as words, where there is no room for columns. */
export type PlanFigure = { column: string; value: string; phrase: string }

/** The limits of a license, the same for each in the same order, so that they are compared at a glance. */
export function licenceFigures(licence: Licence): readonly PlanFigure[] {
  const { tradesPerDay, charts, updates } = licencePlans[licence]
  return [
    { column: 'Trades a day', value: limitText(tradesPerDay), phrase: tradesText(tradesPerDay) },
    { column: 'Charts', value: limitText(charts), phrase: chartsText(charts) },
    { column: 'Updates', value: updates === 'lifetime' ? 'For life' : updates, phrase: updatesText(updates) },
  ]
}

/** What a license has beside its limits; null for none. */
export function licenceExtras(licence: Licence): string | null {
  const names = extras[licence]
  return names.length === 0 ? null : capitalised(names.join(', '))
}

/** All that a license has, in words. */
export function licenceText(licence: Licence): string {
  return capitalised([...licenceFigures(licence).map(({ phrase }) => phrase), ...extras[licence]].join(', '))
}

/**
 * What a license costs in months of the subscription that is nearest to it: the largest whose limits the license has
 * too. The names are alike (Pro, Pro Trader) and the prices are not, so one sentence says how they compare.
 */
export function monthsText(licence: Licence): string {
  const own = licencePlans[licence]
  const covered = tiers.filter((tier) => hasLimitsOf(own, subscriptionPlans[tier]))
  const near = subscriptionPlans[covered.at(-1) ?? 'new_trader']
  const months = Math.round((own.priceCents / near.priceCents) * 10) / 10
  const limits = hasLimitsOf(near, own) ? 'the same limits' : tradesText(near.tradesPerDay)
  return `Costs as much as ${months} months of the ${near.name} subscription, which has ${limits} and the indicator add-ons.`
}

type TradingLimits = Pick<PlanLimits, 'tradesPerDay' | 'charts'>

/** Whether a plan allows all the trades and charts that another one does. */
export function hasLimitsOf(own: TradingLimits, other: TradingLimits): boolean {
  return compareLimits(own.tradesPerDay, other.tradesPerDay) >= 0 && compareLimits(own.charts, other.charts) >= 0
}

function limitText(limit: Limit): string {
  return limit === 'unlimited' ? 'Unlimited' : formatCount(limit)
}

export function tierFacts(tier: Tier): string[] {
  const { tradesPerDay, charts } = subscriptionPlans[tier]
  return [tradesText(tradesPerDay), chartsText(charts), 'all indicators', 'indicator add-ons'].map(capitalised)
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
