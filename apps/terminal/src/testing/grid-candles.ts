import type { Candle } from '@stratomate/indicators'
import { linearRandom } from '@stratomate/std/random'

const step = 1 / 8

/**
 * A market of few prices, all of them exact in binary, that rests now and then: values meet exactly, which prices of
 * five digits hardly ever do, so that `<` can be told from `<=`.
 */
export function gridCandles(length: number, seed: number): Candle[] {
  const random = linearRandom(seed)
  const steps = (most: number): number => Math.floor(random() * (most + 1)) * step
  let price = 128
  return Array.from({ length }, (_, row) => {
    const isResting = row % 160 > 130
    const open = price
    const up = isResting ? 0 : steps(3)
    const down = isResting ? 0 : steps(3)
    const [high, low] = [open + up, open - down]
    // Pulls the price back towards the middle, so that levels are met again.
    const wanted = low + steps(6) + (open > 130 ? -step : open < 126 ? step : 0)
    price = isResting ? open : Math.min(high, Math.max(low, wanted))
    return { time: 1_760_000_400 + row * 60, open, high, low, close: price, volume: 1 }
  })
}
