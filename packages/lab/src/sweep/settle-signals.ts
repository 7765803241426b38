import { type Endings, notEnded } from './endings.ts'

/** How candles are cut into blocks for statistics: `count` blocks of equal length, of which the last may be shorter. */
export type Blocks = { readonly count: number; readonly candles: number }

/** Signals that may trade: the candle, negative for a sell (`~candle`), so that one number contains both. */
export type SignalList = Int32Array

/** The results of trades, in cents. */
export type Money = { readonly winCents: number; readonly stakeCents: number }

/** The results in each block of signals; profit in cents, ties in none. */
export type BlockCounts = { readonly profit: Int32Array; readonly won: Uint16Array; readonly lost: Uint16Array }

export type Settlement = { readonly won: number; readonly lost: number; readonly ties: number }

export type SettleRequest = {
  /** Of every candle, at the expiry that is settled. */
  readonly endings: Endings
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

/** The first `count` turns of a series, without those of its warm-up. */
export function signalsFrom(turns: Int32Array, count: number, warmUp: number): SignalList {
  let first = 0
  while (first < count && candleOf(turns[first] ?? 0) < warmUp) first += 1
  return turns.slice(first, count)
}

/** Those that are admitted. `side` leaves out the other side. */
export function admitSignals(list: SignalList, admitted: Uint8Array, side: 'both' | 'buy' | 'sell'): SignalList {
  const some = new Int32Array(list.length)
  let count = 0
  for (let place = 0; place < list.length; place += 1) {
    const signal = list[place] ?? 0
    const isBuy = signal >= 0
    some[count] = signal
    count += Number(admitted[isBuy ? signal : ~signal] === 1 && (side === 'both' || isBuy === (side === 'buy')))
  }
  return some.subarray(0, count)
}

/**
 * Settles a list of signals at one expiry, as `runRule` does for settings that are independent of other trades. They
 * are counted in the blocks of their signals. A processor cannot predict whether a trade is won, so nothing branches on
 * it.
 */
export function settleSignals(list: SignalList, request: SettleRequest, into: BlockCounts): Settlement {
  const { endings, allowOpposite, money, blocks } = request
  const all = { won: 0, lost: 0, ties: 0 }
  // The candle that ends the last trade of each side: until it is over, the other side is refused.
  let [buysEnd, sellsEnd] = [-1, -1]
  for (let place = 0; place < list.length;) {
    const block = Math.floor(candleOf(list[place] ?? 0) / blocks.candles)
    const blockEnd = (block + 1) * blocks.candles
    let [won, lost, ties] = [0, 0, 0]
    for (; place < list.length; place += 1) {
      const signal = list[place] ?? 0
      // 0 for a buy; -1 for a sell, whose bits are all set.
      const side = signal >> 31
      const index = signal ^ side
      if (index >= blockEnd) break
      if (!allowOpposite && (side === 0 ? sellsEnd : buysEnd) >= index) continue
      const ending = endings[index] ?? notEnded
      if (side === 0) buysEnd = index + (ending >> 2)
      else sellsEnd = index + (ending >> 2)
      if ((ending & 3) === notEnded) continue
      // 1 won, 0 equal, -1 lost, for the side of the signal.
      const result = (((ending & 3) - 1) ^ side) - side
      won += (result + 1) >> 1
      lost += (1 - result) >> 1
      ties += 1 - (result & 1)
    }
    into.won[block] = won
    into.lost[block] = lost
    into.profit[block] = won * money.winCents - lost * money.stakeCents
    all.won += won
    all.lost += lost
    all.ties += ties
  }
  return all
}

const candleOf = (signal: number): number => (signal >= 0 ? signal : ~signal)
