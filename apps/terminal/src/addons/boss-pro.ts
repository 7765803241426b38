import { defaultParameters, indicators, type ParameterRanges } from '@stratomate/indicators'

const { boss } = indicators

/**
 * The parameters of BOSS Pro Indicator (ours): a signal of BOSS counts when the long average of the closed timeframe
 * `times` as long has the same direction, and when the range is neither very small nor very large.
 */
export const bossProParameters = {
  ...boss.parameters,
  times: { label: 'Times as long', minimum: 2, maximum: 20, step: 1, default: 5 },
  higher: { label: 'EMA period there', minimum: 2, maximum: 200, step: 1, default: 50 },
  longAtr: { label: 'Long ATR period', minimum: 2, maximum: 200, step: 1, default: 100 },
  rangeMinimum: { label: 'Least share of the long ATR', minimum: 0, maximum: 10, step: 0.05, default: 0.8 },
  rangeMaximum: { label: 'Greatest share of the long ATR', minimum: 0.1, maximum: 20, step: 0.05, default: 2.5 },
} as const satisfies ParameterRanges<string>

export const bossProDefaults = defaultParameters({ parameters: bossProParameters })
