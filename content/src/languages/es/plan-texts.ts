import { type Limit, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'

export function tradesText(tradesPerDay: Limit): string {
  return tradesPerDay === 'unlimited' ? 'operaciones ilimitadas' : `${tradesPerDay} operaciones al día`
}

export function chartsText(charts: Limit): string {
  if (charts === 'unlimited') return 'gráficos ilimitados'
  return charts === 1 ? '1 gráfico' : `${charts} gráficos`
}

/** The daily limit of every plan in one sentence, from the plan file. */
export function dailyLimitsSentence(): string {
  const tiers = Object.values(subscriptionPlans).map(({ name, tradesPerDay }) => `${name}, ${tradesText(tradesPerDay)}`)
  return `Límites: ${[`prueba gratis, ${tradesText(trialPlan.tradesPerDay)}`, ...tiers].join('; ')}.`
}

/** One row for each tier: name, price, trades a day, charts. */
export function tierRows(): readonly (readonly string[])[] {
  return Object.values(subscriptionPlans).map(({ name, priceCents, tradesPerDay, charts }) => [
    name,
    `${formatPrice(priceCents)} al mes`,
    tradesText(tradesPerDay),
    chartsText(charts),
  ])
}
