import type { IndicatorId } from './indicator-ids.ts'

/** Every category an indicator can have (SPEC §3); the pages show those in use. */
export const indicatorCategories = [
  'Momentum',
  'Trend',
  'Volatility',
  'Volume',
  'Support/Resistance',
  'Custom',
] as const
export type IndicatorCategory = (typeof indicatorCategories)[number]

export type RecommendedSetting = { parameter: string; value: string; description?: string }

/** What people read about an indicator. Signals are given on closed candles; `sell` mirrors `buy`. */
export type IndicatorFacts = {
  id: IndicatorId
  name: string
  category: IndicatorCategory
  /** One or two sentences, shown on the card and searched. */
  description: string
  buy: string
  sell: string
  bestConditions: readonly string[]
  tradingPairs: readonly string[]
  timeframes: readonly string[]
  recommendedSettings: readonly RecommendedSetting[]
  /** Where the rule comes from, or that it is our own definition. */
  origin: string
  /** One step per line. */
  installGuide: string
}
