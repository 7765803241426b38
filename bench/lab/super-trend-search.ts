import { labBalanceCents, labSettings } from '@stratomate/lab/lab-rule'
import type { Search } from '@stratomate/lab/sweep/sweep'

const steps = (from: number, count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)

const expiries = [1, 2, 3, 5, 8]
const termsOf = (payoutPct: number): Search['rule'] => ({
  side: 'both',
  payoutPct,
  balanceCents: labBalanceCents,
  settings: labSettings,
})

/** A search of averages of the same size: 10 fast × 20 slow periods × 5 expiries of EMA Alerts. */
export function emaSearch(payoutPct: number): Search {
  const parameters = { fast: steps(5, 10, 1), slow: steps(20, 20, 2) }
  return { grid: { indicatorId: 'ema-alerts', parameters, expiries }, rule: termsOf(payoutPct) }
}

/** The search of the published figures: 25 periods × 8 multipliers × 5 expiries of SuperTrend, 1,000 combinations. */
export function superTrendSearch(payoutPct: number): Search {
  return {
    grid: {
      indicatorId: 'super-trend',
      parameters: { period: steps(6, 25, 1), multiplier: steps(1.5, 8, 0.5) },
      expiries,
    },
    rule: termsOf(payoutPct),
  }
}

export const combinations = 1_000
