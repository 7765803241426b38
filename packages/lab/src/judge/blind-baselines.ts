import type { CandleSet } from '@stratomate/candles/candle-set'
import type { LabTrade } from '../lab-rule.ts'
import { settlementIndex } from '../run/settlement-index.ts'

/** Shares that are won without a rule, ties left out: at every candle, and at the same times as the rule. */
export type BlindBaselines = {
  readonly alwaysCall: number
  readonly alwaysPut: number
  /** The rule's own times with a coin for the side: the mean of both sides. */
  readonly coin: number
  readonly sameTimesCall: number
  readonly sameTimesPut: number
}

/** A rule must beat the best of these: in a market that rose, every buy looks clever. */
export function blindBaselines(set: CandleSet, trades: readonly LabTrade[], expiryCandles: number): BlindBaselines {
  const everywhere = Array.from({ length: set.columns.time.length }, (_, index) => index)
  const always = callShare(set, everywhere, expiryCandles)
  const sameTimes = callShare(
    set,
    trades.map(({ index }) => index),
    expiryCandles,
  )
  return { alwaysCall: always, alwaysPut: 1 - always, coin: 0.5, sameTimesCall: sameTimes, sameTimesPut: 1 - sameTimes }
}

/** The best of them, as a share. */
export function bestBlind(baselines: BlindBaselines): number {
  return Math.max(...Object.values(baselines))
}

/** The share of calls that win among those that do not end in a tie; one half without any. */
function callShare({ columns, timeframeS }: CandleSet, candles: readonly number[], expiryCandles: number): number {
  const { time, open, close } = columns
  let [up, down] = [0, 0]
  for (const index of candles) {
    const end = settlementIndex({ time, timeframeS }, index, expiryCandles)
    if (end >= time.length) continue
    const [entry, exit] = [open[index + 1] ?? 0, close[end] ?? 0]
    if (exit > entry) up += 1
    else if (exit < entry) down += 1
  }
  return up + down === 0 ? 0.5 : up / (up + down)
}
