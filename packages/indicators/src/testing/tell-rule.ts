import type { Candle } from '../candle.ts'
import type { Indicator } from '../indicator.ts'
import { walkOf } from './candle-arbitraries.ts'
import { batchSignals } from './readings.ts'

/**
 * Tells a rule a second time, from the textbook series, on a long walk: `told` are the signals after the warm-up as
 * `ruleOf` gives them, `said` those of the indicator. The rule is asked candle by candle, so it may remember.
 */
export function tellRule(indicator: Indicator, ruleOf: (candles: readonly Candle[]) => (index: number) => number) {
  const candles = walkOf(3_000, 29)
  const rule = ruleOf(candles)
  const warmUp = indicator.warmUp(indicator.defaults)
  const told = candles.map((_, index) => rule(index)).map((signal, index) => (index < warmUp ? 0 : signal))
  return { told: listSignals(told), said: listSignals(batchSignals(indicator, candles)) }
}

function listSignals(signals: readonly number[]): string[] {
  return signals.flatMap((signal, index) => (signal === 0 ? [] : `${index} ${signal > 0 ? 'buy' : 'sell'}`))
}
