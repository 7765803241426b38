import fc from 'fast-check'
import type { Candle } from '../candle.ts'
import { linearRandom } from '@stratomate/std/random'

type Shape = { gap: number; body: number; above: number; below: number }

/**
 * Candles that markets make, and others that they do not: gaps, stalls, jumps, prices from a billionth to a trillion.
 */
export function arbitraryCandles(lengthMax: number): fc.Arbitrary<Candle[]> {
  const move = fc.oneof(
    { weight: 8, arbitrary: fc.double({ min: -0.01, max: 0.01, noNaN: true }) },
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(-0.5, 1, 0.25, -0.05) },
  )
  const wick = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.005, noNaN: true }))
  const shape = fc.record({ gap: move, body: move, above: wick, below: wick })
  const shapes = fc.array(shape, { minLength: 0, maxLength: lengthMax, size: 'max' })
  return fc.tuple(fc.constantFrom(1e-9, 1.1, 150, 65_000, 1e12), shapes).map(([start, all]) => candlesFrom(start, all))
}

/** A seeded walk that turns often: the same candles for every run. */
export function walkOf(length: number, seed: number): Candle[] {
  const random = linearRandom(seed)
  const shapes = Array.from({ length }, () => ({
    gap: 0,
    body: (random() - 0.5) * 0.002,
    above: random() * 0.0004,
    below: random() * 0.0004,
  }))
  return candlesFrom(1.1, shapes)
}

/**
 * A seeded walk with what feeds sometimes contain: gaps between two candles, some candles at one price, and spikes of
 * fifty times an ordinary wick, at prices from `start`.
 */
export function roughWalk(length: number, seed: number, start = 1.1): Candle[] {
  const random = linearRandom(seed)
  const around = (most: number) => (random() - 0.5) * 2 * most
  let restsLeft = 0
  const shapes = Array.from({ length }, () => {
    restsLeft = restsLeft > 0 ? restsLeft - 1 : random() < 0.01 ? 5 : 0
    if (restsLeft > 0) return { gap: 0, body: 0, above: 0, below: 0 }
    const spike = random() < 0.02 ? 50 : 1
    return {
      gap: random() < 0.03 ? around(0.02) : around(0.0002),
      body: around(0.002),
      above: random() * 0.0004 * spike,
      below: random() * 0.0004 * spike,
    }
  })
  return candlesFrom(start, shapes)
}

/**
 * A seeded walk on a coarse grid of exact fractions: candles close where they opened, touch the extremes before them and meet
 * lines exactly, as in a quiet market of few digits.
 */
export function coarseWalk(length: number, seed: number): Candle[] {
  const random = linearRandom(seed)
  const stepsUpTo = (most: number) => Math.floor(random() * (most + 1)) / 8
  let price = 100
  return Array.from({ length }, (_, index) => {
    const open = price
    const close = open + stepsUpTo(4) - 0.25
    price = close > 110 || close < 90 ? 100 : close
    const [high, low] = [Math.max(open, close) + stepsUpTo(1), Math.min(open, close) - stepsUpTo(1)]
    return { time: index * 60, open, high, low, close, volume: 1 }
  })
}

/** `length` candles at one price, as of a feed that stalls. */
export function flatCandles(length: number, price: number): Candle[] {
  return Array.from({ length }, (_, index) => {
    return { time: index * 60, open: price, high: price, low: price, close: price, volume: 0 }
  })
}

function candlesFrom(start: number, shapes: readonly Shape[]): Candle[] {
  let price = start
  return shapes.map(({ gap, body, above, below }, index) => {
    const open = heldNear(start, price * (1 + gap))
    const close = heldNear(start, open * (1 + body))
    const high = Math.max(open, close) * (1 + above)
    const low = Math.min(open, close) * (1 - below)
    price = close
    return { time: index * 60, open, high, low, close, volume: 1 }
  })
}

/** Keeps a long series of jumps within the prices that exist. */
function heldNear(start: number, price: number): number {
  return Math.min(start * 100, Math.max(start / 100, price))
}
