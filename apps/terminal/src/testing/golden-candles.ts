import type { Candle } from '@stratomate/indicators'
import { linearRandom } from '@stratomate/std/random'
import { gridCandles } from './grid-candles.ts'

/** Histories that every language must read alike; the same for every run. */
export type GoldenHistory = { name: string; candles: readonly Candle[] }

type Market = { start: number; step: number; digits: number; seed: number; length: number }

/** Realistic and unrealistic markets: five digits, a price near zero, a huge one, and few prices that repeat. */
export const goldenHistories: readonly GoldenHistory[] = [
  { name: 'five digits', candles: walk({ start: 1.1, step: 4e-4, digits: 5, seed: 7, length: 5_200 }) },
  { name: 'tiny prices', candles: walk({ start: 2.5e-7, step: 6e-4, digits: 12, seed: 11, length: 2_600 }) },
  { name: 'huge prices', candles: walk({ start: 4e11, step: 9e-4, digits: 0, seed: 23, length: 2_600 }) },
  { name: 'few prices', candles: gridCandles(3_000, 3) },
]

/** A walk with calm and wild stretches, gaps over weekends, jumps, candles without a body, and hours at one price. */
function walk({ start, step, digits, seed, length }: Market): Candle[] {
  const random = linearRandom(seed)
  const round = (price: number): number => Number(price.toFixed(digits))
  let [price, time] = [round(start), 1_760_000_400]
  return Array.from({ length }, (_, index) => {
    const isResting = index % 1_300 > 1_000 && index % 1_300 < 1_230
    const isGap = index % 700 === 699
    const wildness = step * (index % 400 < 200 ? 0.4 : 1.6)
    time += isGap ? 172_860 : 60
    const open = isGap ? round(price * (1 + (random() - 0.5) * 40 * step)) : price
    const steps = Array.from({ length: 6 }, () => (random() + random() + random() - 1.5) * wildness)
    // Every so often a jump, and a candle that closes where it opened.
    const jump = index % 977 === 500 ? 25 * step * (random() < 0.5 ? -1 : 1) : 0
    const pull = 0.002 * Math.log(start / price)
    let [last, high, low] = [open, open, open]
    for (const move of isResting ? [] : [jump + pull, ...steps]) {
      last = round(last * (1 + move))
      high = Math.max(high, last)
      low = Math.min(low, last)
    }
    price = index % 37 === 0 ? open : last
    return { time, open, high, low, close: price, volume: 1 }
  })
}

/** The candles as the host reads them: time, open, high, low and close as doubles. */
export function candleBytes(candles: readonly Candle[]): Buffer {
  const numbers = Float64Array.from(
    candles.flatMap(({ time, open, high, low, close }) => [time, open, high, low, close]),
  )
  return Buffer.from(numbers.buffer)
}
