import type { ParameterRanges } from '../indicator.ts'

export type SuperTrendParameters = {
  /** Candles of the average true range. */
  readonly period: number
  /** Distance of the bands from the middle, in average true ranges. */
  readonly multiplier: number
}

export const superTrendParameters = {
  period: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 10 },
  multiplier: { label: 'ATR multiplier', minimum: 0.5, maximum: 20, step: 0.1, default: 3 },
} as const satisfies ParameterRanges<SuperTrendParameters>

export const superTrendDefaults: SuperTrendParameters = Object.freeze({
  period: superTrendParameters.period.default,
  multiplier: superTrendParameters.multiplier.default,
})

/** Signals count after 14 Wilder periods: the error of the seed is then below 1e-6 of the average. */
export function superTrendWarmUp({ period }: SuperTrendParameters): number {
  return 14 * period
}
