import { problemGraceMs } from '@stratomate/domain/billing/entitlements'
import { licencePlans, type Limit, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { dayMs } from '@stratomate/std/time'

/** Whole days that a failed charge keeps the plan. */
export const graceDays = problemGraceMs / dayMs

export function tradesText(tradesPerDay: Limit): string {
  return tradesPerDay === 'unlimited' ? 'unlimited trades a day' : `${tradesPerDay} trades a day`
}

export function chartsText(charts: Limit): string {
  if (charts === 'unlimited') return 'unlimited charts'
  return charts === 1 ? '1 chart' : `${charts} charts`
}

/** How long the installed software of a one-time license is updated. */
export function updatesText(updates: '1 year' | 'lifetime'): string {
  return updates === 'lifetime' ? 'lifetime updates' : `updates for ${updates}`
}

/** The daily limit of every plan in one sentence, from the plan file. */
export function dailyLimitsSentence(): string {
  const tiers = Object.values(subscriptionPlans).map(({ name, tradesPerDay }) => `${name} ${tradesText(tradesPerDay)}`)
  return `The ${trialPlan.name} has ${[tradesText(trialPlan.tradesPerDay), ...tiers].join(', ')}.`
}

/** One row for each tier: name, price, trades a day, charts. */
export function tierRows(): readonly (readonly string[])[] {
  return Object.values(subscriptionPlans).map(({ name, priceCents, tradesPerDay, charts }) => [
    name,
    `${formatPrice(priceCents)} a month`,
    tradesText(tradesPerDay),
    chartsText(charts),
  ])
}

/** One row for each one-time license: name, price, trades a day, charts, updates. */
export function licenceRows(): readonly (readonly string[])[] {
  return Object.values(licencePlans).map(({ name, priceCents, tradesPerDay, charts, updates }) => [
    name,
    `${formatPrice(priceCents)} once`,
    tradesText(tradesPerDay),
    chartsText(charts),
    updatesText(updates),
  ])
}
