import { labBalanceCents, labSettings } from '@stratomate/lab/lab-rule'
import type { Search } from '@stratomate/lab/sweep/sweep'

const steps = (from: number, count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** The search that figures are measured with: 25 periods × 8 multipliers × 5 expiries of SuperTrend, 1,000 combinations. */
export function superTrendSearch(payoutPct: number): Search {
  return {
    grid: {
      indicatorId: 'super-trend',
      parameters: { period: steps(6, 25, 1), multiplier: steps(1.5, 8, 0.5) },
      expiries: [1, 2, 3, 5, 8],
    },
    rule: { side: 'both', payoutPct, balanceCents: labBalanceCents, settings: labSettings },
  }
}

export const combinations = 1_000
