import type { Candle } from '@stratomate/indicators'

/**
 * Candles that only contain the closes of `size` others: one of few prices has a small range for its move. A random
 * walk stays random.
 */
export function coarseCandles(candles: readonly Candle[], size: number): Candle[] {
  return Array.from({ length: Math.floor(candles.length / size) }, (_, place) => {
    const part = candles.slice(place * size, (place + 1) * size)
    const open = part[0]?.open ?? 0
    const prices = [open, ...part.map(({ close }) => close)]
    const [high, low, close] = [Math.max(...prices), Math.min(...prices), prices.at(-1) ?? open]
    return { time: place * 60, open, high, low, close, volume: 1 }
  })
}
