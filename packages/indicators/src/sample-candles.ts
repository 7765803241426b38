import type { Candle } from './candle.ts'

/** One minute a candle, from a Monday morning; the price is made up and belongs to no market. */
const startTime = 1_767_600_000
const candleSeconds = 60
const firstPrice = 1.0842
/** The usual move of a candle, as a share of the price. */
const usualMove = 0.00021
const pricesPerUnit = 100_000

/** Moods follow each other: length in candles, drift in usual moves a candle, and how far the moves go. */
const moods = [
  { length: 60, drift: 0.32, breadth: 1 },
  { length: 55, drift: 0, breadth: 0.7 },
  { length: 50, drift: -0.5, breadth: 1.1 },
  { length: 45, drift: 0.05, breadth: 0.6 },
  { length: 30, drift: 0.7, breadth: 1.3 },
  { length: 40, drift: 0, breadth: 1 },
  { length: 45, drift: -0.28, breadth: 0.9 },
] as const

/**
 * A made-up price history that is the same for everybody: trends, ranges and bursts, so that every rule gives some
 * signals. It shows what a rule does, but nothing about how good it is.
 */
export function sampleCandles(count: number): Candle[] {
  const random = seededRandom(20_260_105)
  // The sum of three uniform numbers: close enough to a bell curve.
  const bell = () => random() + random() + random() - 1.5
  const candles: Candle[] = []
  let close = firstPrice
  for (let index = 0; index < count; index += 1) {
    const { drift, breadth } = moodAt(index)
    const open = close
    const unit = usualMove * open
    close = roundPrice(open + unit * (drift + 1.5 * breadth * bell()))
    const high = roundPrice(Math.max(open, close) + unit * breadth * random() * 0.9)
    const low = roundPrice(Math.min(open, close) - unit * breadth * random() * 0.9)
    const volume = 40 + Math.floor(120 * breadth * random())
    candles.push({ time: startTime + index * candleSeconds, open, high, low, close, volume })
  }
  return candles
}

function moodAt(index: number): (typeof moods)[number] {
  const total = moods.reduce((sum, { length }) => sum + length, 0)
  let place = index % total
  for (const mood of moods) {
    if (place < mood.length) return mood
    place -= mood.length
  }
  return moods[0]
}

function roundPrice(price: number): number {
  return Math.round(price * pricesPerUnit) / pricesPerUnit
}

/** Numbers from 0 to below 1, the same for every run (mulberry32: neighbours are independent, as a bell needs it). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const spread = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((spread ^ (spread >>> 14)) >>> 0) / 4_294_967_296
  }
}
