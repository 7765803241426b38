import type { Candle } from '../candle.ts'
import type { Series } from '../formulas/series.ts'

/** Candles, and their prices as series for the formulas. */
export type Market = {
  readonly candles: readonly Candle[]
  readonly open: readonly number[]
  readonly high: readonly number[]
  readonly low: readonly number[]
  readonly close: readonly number[]
}

/** What a definition says of a market: the lines, and the signal of each candle, 1 for buy, −1 for sell, 0 for none. */
export type ExpectedSides = {
  readonly lines: Readonly<Record<string, Series>>
  /** Asked candle by candle and in order, so it may remember. */
  readonly sideAt: (index: number) => number
}

export function marketOf(candles: readonly Candle[]): Market {
  return {
    candles,
    open: candles.map(({ open }) => open),
    high: candles.map(({ high }) => high),
    low: candles.map(({ low }) => low),
    close: candles.map(({ close }) => close),
  }
}

/** The highest price of a market, 0 where there is none. */
export function highestPrice({ high }: Market): number {
  return Math.max(0, ...high)
}
