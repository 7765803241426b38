/**
 * Who must confirm the side before a chart is traded: nobody, another indicator on the candle, or a longer timeframe.
 */
export const confirmations = ['none', 'same_candle', 'longer_timeframe'] as const
export type Confirmation = (typeof confirmations)[number]

/** How a signal of a favorite becomes an order: at once, or after the person has agreed in the window. */
export const placings = ['at_once', 'ask'] as const
export type Placing = (typeof placings)[number]

/** When a trade ends: as long after its placement as its candles last, or with the close of the last of its candles. */
export const expiryEnds = ['full_length', 'candle_close'] as const
export type ExpiryEnd = (typeof expiryEnds)[number]

/** The most seconds before the close of its candle at which an unconfirmed signal may be traded. */
export const beforeCloseSMax = 30

/** How one favorite is traded, in addition to its direction, amount and expiry. A missing rule is switched off. */
export type ChartRules = {
  readonly confirmation?: Confirmation | undefined
  readonly expiryEnd?: ExpiryEnd | undefined
  /** Seconds before the close at which a signal is traded before its candle confirms it; null at the next candle's open. */
  readonly beforeCloseS?: number | null | undefined
  readonly placing?: Placing | undefined
}

export const plainRules = {
  confirmation: 'none',
  expiryEnd: 'full_length',
  beforeCloseS: null,
  placing: 'at_once',
} as const
const ruleNames = ['confirmation', 'expiryEnd', 'beforeCloseS', 'placing'] as const

/** The rules that differ from the defaults, because those that are off are not stored. */
export function chartRulesOf(given: ChartRules): ChartRules {
  const set = ruleNames.filter((name) => given[name] !== undefined && given[name] !== plainRules[name])
  return Object.fromEntries(set.map((name) => [name, given[name]]))
}

/** The given rules, with the former values of those that are missing. */
export function changedRules(before: ChartRules, given: ChartRules): ChartRules {
  const confirmation = given.confirmation ?? before.confirmation
  const expiryEnd = given.expiryEnd ?? before.expiryEnd
  const beforeCloseS = given.beforeCloseS === undefined ? before.beforeCloseS : given.beforeCloseS
  const placing = given.placing ?? before.placing
  return chartRulesOf({ confirmation, expiryEnd, beforeCloseS, placing })
}
