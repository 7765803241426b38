import type { Candle } from '../candle.ts'
import { linearRandom } from '@stratomate/std/random'

const stepsPerCandle = 16
const deviationPerCandle = 1.65e-4

/**
 * Purely random candles with five digits: each closes where 16 fair steps led from its opening, which is the close
 * before. Calm and lively stretches follow each other (GARCH 0.08, 0.9), as in a market.
 */
export function nullWalk(length: number, seed: number): Candle[] {
  const random = linearRandom(seed)
  const variance = deviationPerCandle ** 2
  let [price, lively] = [1.1, variance]
  return Array.from({ length }, (_, index) => {
    const path = walk(price, { random, deviation: Math.sqrt(lively / stepsPerCandle) })
    const close = path.at(-1) ?? price
    lively = 0.02 * variance + 0.08 * (close / price - 1) ** 2 + 0.9 * lively
    const candle = { time: index * 60, open: price, high: Math.max(...path), low: Math.min(...path), close, volume: 1 }
    price = close
    return candle
  })
}

type Chance = { random: () => number; deviation: number }

/**
 * Each step is the sum of three uniform numbers, close enough to a bell curve; the price is kept at a tenth of a pip.
 */
function walk(start: number, { random, deviation }: Chance): number[] {
  let price = start
  const steps = Array.from({ length: stepsPerCandle }, () => {
    price += price * deviation * 2 * (random() + random() + random() - 1.5)
    return Math.round(price * 1e5) / 1e5
  })
  return [start, ...steps]
}
