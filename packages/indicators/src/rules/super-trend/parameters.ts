import { defaultParameters, type ParameterRanges } from '../../parameters.ts'

/** `period` is in candles of the average true range; `multiplier` is the distance of the bands in such ranges. */
export const superTrendParameters = {
  period: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 10 },
  multiplier: { label: 'ATR multiplier', minimum: 0.5, maximum: 20, step: 0.1, default: 3 },
} as const satisfies ParameterRanges<string>

export const superTrendDefaults = defaultParameters({ parameters: superTrendParameters })
