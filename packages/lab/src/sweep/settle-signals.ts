import type { CandleSet } from '@stratomate/candles/candle-set'
import { settlementIndex } from '../run/settlement-index.ts'

/** How candles are cut into blocks for statistics: `count` blocks of equal length, of which the last may be shorter. */
export type Blocks = { readonly count: number; readonly candles: number }

/** Signals that may trade: the candle, negative for a sell (`~candle`), so that one number says both. */
export type SignalList = Int32Array

/** What trades bring, in cents. */
export type Money = { readonly winCents: number; readonly stakeCents: number }

/** What trades bring in each block of their signals; profit in cents, ties in none. */
export type BlockCounts = { readonly profit: Int32Array; readonly won: Uint16Array; readonly lost: Uint16Array }

export type Settlement = { readonly won: number; readonly lost: number; readonly ties: number }

export type SettleRequest = {
  readonly set: CandleSet
  readonly expiryCandles: number
  readonly allowOpposite: boolean
  readonly money: Money
  readonly blocks: Blocks
}

/** The signals of a series as a list; those of the last candle have no candle to begin in. */
export function listSignals(signals: Int8Array): SignalList {
  const list = new Int32Array(signals.reduce((count, signal) => count + Math.abs(signal), 0))
  let count = 0
  for (let index = 0; index < signals.length; index += 1) {
    const signal = signals[index] ?? 0
    if (signal === 0) continue
    list[count] = signal > 0 ? index : ~index
    count += 1
  }
  return list
}

/** Those that are admitted. `side` leaves out the other one. */
export function admitSignals(list: SignalList, admitted: Uint8Array, side: 'both' | 'buy' | 'sell'): SignalList {
  return list.filter((signal) => {
    const isBuy = signal >= 0
    return admitted[isBuy ? signal : ~signal] === 1 && (side === 'both' || isBuy === (side === 'buy'))
  })
}

/**
 * Settles a list of signals at one expiry, as `runRule` does for settings that are independent of other trades. They are
 * counted in the blocks of their signals.
 */
export function settleSignals(list: SignalList, request: SettleRequest, into: BlockCounts): Settlement {
  const { set, expiryCandles, allowOpposite, money, blocks } = request
  const { time, open, close } = set.columns
  const clock = { time, timeframeS: set.timeframeS }
  const endMax = time.length
  let [won, lost, ties] = [0, 0, 0]
  // The candle that ends the last trade of each side: until it is over, the other side is refused.
  let [buysEnd, sellsEnd] = [-1, -1]
  for (let place = 0; place < list.length; place += 1) {
    const signal = list[place] ?? 0
    const isBuy = signal >= 0
    const index = isBuy ? signal : ~signal
    if (!allowOpposite && (isBuy ? sellsEnd : buysEnd) >= index) continue
    const end = settlementIndex(clock, index, expiryCandles)
    if (isBuy) buysEnd = end
    else sellsEnd = end
    if (end >= endMax) continue
    const entry = open[index + 1] ?? 0
    const exit = close[end] ?? 0
    const block = (index / blocks.candles) | 0
    if (exit === entry) ties += 1
    else if (exit > entry === isBuy) {
      won += 1
      into.won[block] = (into.won[block] ?? 0) + 1
      into.profit[block] = (into.profit[block] ?? 0) + money.winCents
    } else {
      lost += 1
      into.lost[block] = (into.lost[block] ?? 0) + 1
      into.profit[block] = (into.profit[block] ?? 0) - money.stakeCents
    }
  }
  return { won, lost, ties }
}
