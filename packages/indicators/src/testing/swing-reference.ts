import type { Candle } from '../candle.ts'

/** A swing of the past as a reader of the chart sees it: on candle `at`, and known only `strength` candles later. */
export type Swing = { readonly at: number; readonly knownAt: number; readonly price: number }

export function swingHighs(candles: readonly Candle[], strength: number): Swing[] {
  return findSwings(
    candles.map(({ high }) => high),
    strength,
  )
}

export function swingLows(candles: readonly Candle[], strength: number): Swing[] {
  const upsideDown = candles.map(({ low }) => -low)
  return findSwings(upsideDown, strength).map((swing) => ({ ...swing, price: -swing.price }))
}

function findSwings(prices: readonly number[], strength: number): Swing[] {
  return prices.flatMap((price, at) => {
    const sides = [...prices.slice(Math.max(0, at - strength), at), ...prices.slice(at + 1, at + strength + 1)]
    const isSwing = sides.length === 2 * strength && sides.every((other) => other < price)
    return isSwing ? [{ at, knownAt: at + strength, price }] : []
  })
}
