import { type Random, seededRandom } from '@stratomate/std/random'
import { dayS } from '@stratomate/std/time'
import type { CandleSet } from './candle-set.ts'
import { powersOfTen } from './candle-set.ts'

const stepsPerCandle = 16
const stepPointsMax = 7
const startPoints = 110_000
const digits = 5
const timeframeS = 60
// A Monday, 00:00 UTC.
const firstS = 1_735_516_800
/** From Friday 22:00 to Sunday 22:00 UTC currency markets are closed. Unix time began on a Thursday. */
const [restFromS, restUntilS, weekS] = [dayS + 79_200, 3 * dayS + 79_200, 7 * dayS]

/**
 * How the next candle of a walk tends, given the closed one before it (`close` in points): the share of its steps down
 * that become steps up, or below 0 the other way round. A walk without it is purely random.
 */
export type Tilt = (candle: { index: number; open: number; high: number; low: number; close: number }) => number

/**
 * Random candles, one a minute while currency markets are open: each is 16 fair steps of up to 7 points, and opens
 * where the one before closed. Whatever a rule shows on them is luck. The same seed gives the same candles on every
 * computer.
 */
export function randomWalk({ candles, seed, tilt }: { candles: number; seed: number; tilt?: Tilt }): CandleSet {
  const random = seededRandom(seed)
  const column = (): Float64Array => new Float64Array(candles)
  const columns = {
    time: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column().fill(16),
  }
  const scale = powersOfTen[digits] ?? 1
  let [points, lean, timeS] = [startPoints, 0, firstS]
  for (let index = 0; index < candles; index += 1) {
    const open = points
    let [high, low] = [open, open]
    for (let step = 0; step < stepsPerCandle; step += 1) {
      points += leaning(random, lean)
      if (points > high) high = points
      if (points < low) low = points
    }
    columns.time[index] = timeS
    columns.open[index] = open / scale
    columns.high[index] = high / scale
    columns.low[index] = low / scale
    columns.close[index] = points / scale
    lean = tilt?.({ index, open: open / scale, high: high / scale, low: low / scale, close: points / scale }) ?? 0
    timeS = nextOpen(timeS)
  }
  return { symbol: 'SAMPLE', timeframeS, digits, offset: { kind: 'fixed', offsetS: 0 }, source: 'sample', columns }
}

/** A fair step; a tendency turns some of the steps that go against it. */
function leaning(random: Random, lean: number): number {
  const step = Math.floor(random() * (2 * stepPointsMax + 1)) - stepPointsMax
  if (lean === 0 || step * lean >= 0) return step
  return random() < Math.abs(lean) ? -step : step
}

function nextOpen(timeS: number): number {
  const next = timeS + timeframeS
  return next % weekS === restFromS ? next + restUntilS - restFromS : next
}
