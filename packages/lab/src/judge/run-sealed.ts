import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabRule, RunResult } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'
import { warmUpOf } from '../run/signals-of.ts'
import { summarizeTrades } from '../run/summarize-trades.ts'
import { sealedPart } from './sealed-part.ts'

/**
 * The result of a rule on the sealed part of a history; its indicator warms up on the candles before. Call it only when
 * a person opens that part, and count it.
 */
export function runSealed(set: CandleSet, rule: LabRule): { readonly set: CandleSet; readonly result: RunResult } {
  const { set: part, tradesFrom } = sealedPart(set, warmUpOf(rule))
  const whole = runRule(part, rule)
  const trades = whole.trades.filter(({ index }) => index >= tradesFrom)
  return { set: part, result: { ...whole, ...summarizeTrades(trades) } }
}
