import type { Candle } from '@stratomate/indicators'
import { type Random, seededRandom } from '@stratomate/std/random'
import { nextOpenTime } from './market-hours.ts'
import type { SimulatedSymbol } from './symbols.ts'

export type GeneratorSettings = {
  symbol: SimulatedSymbol
  timeframeS: number
  /** Opening of the first candle, Unix seconds. */
  startS: number
  seed: number
}

// GARCH(1,1) of the minute's return: quiet and wild stretches follow each other as in a market.
const shock = 0.08
const persistence = 0.9
const minuteDeviation = 0.00018
const stepsPerCandle = 12

/**
 * Endless synthetic candles, the same for the same seed. Returns have clustered volatility; high and low come from
 * steps inside the candle. Currency pairs are closed at the weekend.
 */
export function* generateCandles({ symbol, timeframeS, startS, seed }: GeneratorSettings): Generator<Candle, never> {
  const random = seededRandom(seed)
  const longRun = minuteDeviation ** 2 * (timeframeS / 60)
  let variance = longRun
  let time = startS
  let price = symbol.start
  for (;;) {
    if (!symbol.custom) time = nextOpenTime(time)
    const candle = drawCandle({ time, open: price, deviation: Math.sqrt(variance), digits: symbol.digits, random })
    const change = Math.log(candle.close / candle.open)
    variance = longRun * (1 - shock - persistence) + shock * change ** 2 + persistence * variance
    // A pair drifts back toward its start, so that weeks of replay stay believable.
    price = candle.close * (1 + 0.0005 * Math.log(symbol.start / candle.close))
    yield candle
    time += timeframeS
  }
}

type Draft = { time: number; open: number; deviation: number; digits: number; random: Random }

function drawCandle({ time, open, deviation, digits, random }: Draft): Candle {
  const path = [open]
  let last = open
  for (let step = 0; step < stepsPerCandle; step += 1) {
    last *= Math.exp((normalFrom(random) * deviation) / Math.sqrt(stepsPerCandle))
    path.push(last)
  }
  const rounded = path.map((price) => Number(price.toFixed(digits)))
  const [first = open] = rounded
  return {
    time,
    open: first,
    high: Math.max(...rounded),
    low: Math.min(...rounded),
    close: rounded.at(-1) ?? first,
    volume: 1 + Math.floor(random() * 200),
  }
}

/** A standard normal number (Box and Muller). */
function normalFrom(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
