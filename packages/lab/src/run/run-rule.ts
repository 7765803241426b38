import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabRule, RunResult } from '../lab-rule.ts'
import { LabAccount } from './lab-account.ts'
import { summarizeTrades } from './summarize-trades.ts'
import { checkedPrices, signalsOf } from './signals-of.ts'

/**
 * Trades a rule on a history as the desktop app trades it with the paper broker. The signal of a closed candle is
 * judged by the gate at the opening of the next one, which is the price of the trade; it ends with the close of its
 * last candle, and an equal price returns the stake. An end is known only after the signals of its moment, as in live
 * trading. Throws a ParameterError on wrong parameters.
 */
export function runRule(set: CandleSet, rule: LabRule): RunResult {
  return tradeSignals(set, rule, signalsOf(rule, checkedPrices(set)))
}

/** The same for given signals: 1 for buy, -1 for sell, one number a candle. */
export function tradeSignals(set: CandleSet, rule: LabRule, signals: Int8Array): RunResult {
  const account = new LabAccount(set, rule)
  for (let index = 0; index < signals.length - 1; index += 1) {
    const side = signals[index] ?? 0
    if (side !== 0) account.receive(index, side > 0 ? 1 : -1)
  }
  account.finish()
  return { ...summarizeTrades(account.trades), refused: account.refused, openAtEnd: account.openCount() }
}
