import type { Candle, Indicator } from '@stratomate/indicators'
import { walkOf } from '@stratomate/indicators/testing/candle-arbitraries'
import { farthestApart } from '@stratomate/indicators/testing/farthest-apart'
import { batchReadings } from '@stratomate/indicators/testing/readings'
import {
  combine,
  crossingOf,
  exponentialAverage,
  highestOf,
  lowestOf,
  populationDeviation,
  type Series,
  simpleAverage,
  subtract,
  trueRanges,
  wilderAverage,
} from '@stratomate/indicators/testing/reference'
import { describe, expect, test } from 'vitest'
import { baselineOscillator } from './baseline-oscillator.ts'
import { binaryEagle } from './binary-eagle.ts'

const candles = walkOf(3_000, 29)
const closes = candles.map(({ close }) => close)

type Told = { lines: Readonly<Record<string, Series>>; sideAt: (index: number) => number }
type Definition = { name: string; indicator: Indicator; inputs: Record<string, number>; tell: () => Told }

/** The definitions of facts told a second time, from the textbook series, sharing no code with the engine. */
const definitions: readonly Definition[] = [
  { name: 'Binary Eagle Indicator', indicator: binaryEagle, inputs: {}, tell: () => tellEagle(candles) },
  { name: 'Baseline, reversal', indicator: baselineOscillator, inputs: {}, tell: () => tellBaseline(-2, 2) },
  { name: 'Baseline, trend', indicator: baselineOscillator, inputs: { mode: 1 }, tell: () => tellBaseline(0, 0) },
]

describe.each(definitions)('$name', ({ indicator, inputs, tell }) => {
  const values = { ...indicator.defaults, ...inputs }
  const { lines, sideAt } = tell()
  const readings = batchReadings(indicator, candles, values)

  test('its lines are those of its definition', () => {
    const distances = Object.entries(lines).map(([name, expected]) => {
      const found = readings.map((reading) => reading.lines[name] ?? null)
      return farthestApart(found, expected)
    })

    expect(Object.keys(readings[0]?.lines ?? {})).toEqual(Object.keys(lines))
    expect(Math.max(...distances)).toBeLessThan(1e-9)
  })

  test('its signals are those of its definition', () => {
    const warmUp = indicator.warmUp(values)
    const expected = candles.map((_candle, index) => (index < warmUp ? 0 : sideAt(index)))
    const sides = readings.map(({ signal }) => (signal === null ? 0 : signal === 'buy' ? 1 : -1))

    expect(sides).toEqual(expected)
    expect(sides.filter((side) => side !== 0).length).toBeGreaterThan(20)
  })
})

/** The band of two deviations lies inside 1.5 mean true ranges for three candles or more, and this candle releases it. */
function tellEagle(all: readonly Candle[]): Told {
  const average = simpleAverage(closes, 20)
  const width = populationDeviation(closes, 20).map((deviation) => (deviation === null ? null : 2 * deviation))
  const meanRange = simpleAverage(trueRanges(all), 20)
  const isInside = combine(width, meanRange, (half, range) => (half < 1.5 * range ? 1 : 0))
  const squeeze = countOnes(isInside)
  const highs = all.map(({ high }) => high)
  const lows = all.map(({ low }) => low)
  const middle = combine(highestOf(highs, 20), lowestOf(lows, 20), (high, low) => (high + low) / 2)
  const center = combine(middle, average, (one, other) => (one + other) / 2)
  const momentum = lineEnds(subtract(closes, center), 20)
  return {
    lines: { momentum, squeeze },
    sideAt(index) {
      const isReleased = squeeze[index] === 0 && (squeeze[index - 1] ?? 0) >= 3
      const [now, before] = [momentum[index] ?? 0, momentum[index - 1] ?? 0]
      const isGrowing = Math.sign(now) === Math.sign(now - before)
      return isReleased && isGrowing ? Math.sign(now) : 0
    },
  }
}

function tellBaseline(up: number, down: number): Told {
  const base = exponentialAverage(
    candles.map(({ high, low }) => (high + low) / 2),
    34,
  )
  const range = wilderAverage(trueRanges(candles), 14)
  const oscillator = exponentialAverage(
    combine(subtract(closes, base), range, (distance, unit) => distance / unit),
    3,
  )
  return {
    lines: { oscillator },
    sideAt: (index) =>
      crossingOf(oscillator, up, index) === 1 ? 1 : crossingOf(oscillator, down, index) === -1 ? -1 : 0,
  }
}

/** How many candles in a row it has been so, 0 when it is not. */
function countOnes(values: Series): Series {
  let count = 0
  return values.map((value) => {
    count = value === 1 ? count + 1 : 0
    return value === null ? null : count
  })
}

/** Where the line of least squares through the last values ends, by the normal equations. */
function lineEnds(values: Series, period: number): Series {
  return values.map((_value, index) => {
    const window = values.slice(Math.max(0, index - period + 1), index + 1).filter((value) => value !== null)
    if (window.length < period) return null
    const places = window.map((_each, place) => place)
    const sumOf = (each: readonly number[]) => each.reduce((sum, value) => sum + value, 0)
    const [x, y] = [sumOf(places), sumOf(window)]
    const xy = sumOf(window.map((value, place) => value * place))
    const xx = sumOf(places.map((place) => place * place))
    const slope = (period * xy - x * y) / (period * xx - x * x)
    return (y - slope * x) / period + slope * (period - 1)
  })
}
