import type { Series } from './series.ts'

/** A swing at candle `at`; it is not known before candle `knownAt`. */
export type SwingPoint = { readonly at: number; readonly knownAt: number; readonly price: number }

/**
 * Swing highs: a high above those of the `strength` candles on each side. They are the tops that a trader joins to lines
 * and levels. Each becomes known `strength` candles later and is used only from then on, so nothing repaints.
 *
 * Source: common chart reading. Warm-up: 2 × `strength` candles. Flat market: no swings.
 */
export function swingHighs(highs: readonly number[], strength: number): SwingPoint[] {
  return highs.flatMap((price, at) => {
    const sides = [...highs.slice(Math.max(0, at - strength), at), ...highs.slice(at + 1, at + strength + 1)]
    const isSwing = sides.length === 2 * strength && sides.every((other) => other < price)
    return isSwing ? [{ at, knownAt: at + strength, price }] : []
  })
}

/** Swing lows: the mirror of swing highs. */
export function swingLows(lows: readonly number[], strength: number): SwingPoint[] {
  const upsideDown = lows.map((low) => -low)
  return swingHighs(upsideDown, strength).map((swing) => ({ ...swing, price: -swing.price }))
}

/** The swings as a series: each on the candle at which it becomes known. */
export function swingSeries(swings: readonly SwingPoint[], length: number): Series {
  return Array.from({ length }, (_, index) => swings.find(({ knownAt }) => knownAt === index)?.price ?? null)
}
