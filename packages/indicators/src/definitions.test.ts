import { describe, expect, test } from 'vitest'
import type { Candle } from './candle.ts'
import { type IndicatorId, indicatorIds } from './catalogue/indicator-ids.ts'
import type { Indicator } from './indicator.ts'
import { indicators } from './indicators.ts'
import { clampParameters } from './parameters.ts'
import { walkOf } from './testing/candle-arbitraries.ts'
import { farthestApart } from './testing/farthest-apart.ts'
import { batchReadings } from './testing/readings.ts'
import * as reference from './testing/reference.ts'
import { type Swing, swingHighs, swingLows } from './testing/swing-reference.ts'

type Series = reference.Series
type Lines = Readonly<Record<string, Series>>

const { exponentialAverage, relativeStrength, simpleAverage, subtract } = reference
const candles = walkOf(3_000, 29)
const closes = candles.map(({ close }) => close)
const ranges = { high: candles.map(({ high }) => high), low: candles.map(({ low }) => low), close: closes }
const medians = candles.map(({ high, low }) => (high + low) / 2)
const heikinAshi = reference.heikinAshiBodies(candles)

/** What each indicator draws, from the textbook series, sharing no code with the engine. */
const definitions: { [Id in IndicatorId]: (values: (typeof indicators)[Id]['defaults']) => Lines } = {
  'awesome-oscillator': ({ fast, slow }) => ({
    oscillator: subtract(simpleAverage(medians, fast), simpleAverage(medians, slow)),
  }),
  boss: bossLines,
  'ema-alerts-with-trend-lines': ({ fast, slow, strength }) => ({
    ...averages({ fast, slow }),
    falling: lineThrough(swingHighs(candles, strength), -1),
    rising: lineThrough(swingLows(candles, strength), 1),
  }),
  'ema-alerts': averages,
  'ema-cci-momentum-20': ({ ema, cci, momentum }) => ({
    average: exponentialAverage(closes, ema),
    cci: reference.commodityChannel(candles, cci),
    momentum: closes.map((close, index) => (index < momentum ? null : close - (closes[index - momentum] ?? 0))),
  }),
  'haema-alert': ({ period }) => ({ ...heikinAshi, average: exponentialAverage(heikinAshi.close, period) }),
  'macd-alerts': ({ fast, slow, signal }) => reference.macdSeries(closes, [fast, slow, signal]),
  'otc-3-0': ({ bollinger, width, rsi }) => {
    const middle = simpleAverage(closes, bollinger)
    const half = reference.map(reference.populationDeviation(closes, bollinger), (deviation) => deviation * width)
    const upper = reference.combine(middle, half, (mean, way) => mean + way)
    return { middle, upper, lower: subtract(middle, half), rsi: relativeStrength(candles, rsi) }
  },
  'otc-redline': ({ fast, middle, slow }) => ({
    fast: exponentialAverage(heikinAshi.close, fast),
    middle: exponentialAverage(heikinAshi.close, middle),
    slow: exponentialAverage(heikinAshi.close, slow),
  }),
  otc: ({ stochastic, slowing, signal, adx }) => ({
    ...reference.stochasticLines(ranges, [stochastic, slowing, signal]),
    adx: reference.directionalLines(candles, adx).adx,
  }),
  'po-otc': ({ rsi }) => ({ rsi: relativeStrength(candles, rsi) }),
  'pocket-options-optimized-indicator': () => ({ score: scores() }),
  'sma-w-rsi': ({ sma, rsi }) => ({ average: simpleAverage(closes, sma), rsi: relativeStrength(candles, rsi) }),
  'smagreenline-5-2': displaced,
  'smagreenline-5-4': displaced,
  'stochastic-rsi-alert': ({ rsi, stochastic, k, d }) => {
    const strength = relativeStrength(candles, rsi)
    return reference.stochasticLines({ high: strength, low: strength, close: strength }, [stochastic, k, d])
  },
  'super-trend': ({ period, multiplier }) => reference.superTrendSeries(candles, period, multiplier),
  vortex: ({ period }) => reference.vortexSeries(candles, period),
  'adx-momentum': ({ period }) => reference.directionalLines(candles, period),
  'rsi-reversal-alert': ({ period }) => ({ rsi: relativeStrength(candles, period) }),
}

describe.each(indicatorIds)('%s', (id) => {
  const indicator: Indicator = indicators[id]

  test.each([
    ['its defaults', indicator.defaults],
    ['inputs that are all different', differentInputs(indicator)],
  ])('draws the lines of its definition with %s', (_, values) => {
    const readings = batchReadings(indicator, candles, values)
    // Safe: the values are those of this indicator, which the compiler cannot follow through its list.
    const expected = definitions[id](values as never)
    const distances = Object.entries(expected).map(([name, line]) => {
      const found = readings.map(({ lines }) => lines[name] ?? null)
      return [name, farthestApart(found, line)] as const
    })

    expect(Object.keys(readings[0]?.lines ?? {}).toSorted()).toEqual(Object.keys(expected).toSorted())
    expect(distances.filter(([, distance]) => !(distance < 1e-9))).toEqual([])
  })
})

/** Other values than the defaults, no two of them moved alike, so that none may stand for another. */
function differentInputs(indicator: Indicator) {
  const moved = Object.entries(indicator.parameters).map(([name, range], place) => {
    return [name, range.default + range.step * (2 * place + 3)] as const
  })
  return clampParameters(indicator, Object.fromEntries(moved))
}

function averages({ fast, slow }: { fast: number; slow: number }): Lines {
  return { fast: exponentialAverage(closes, fast), slow: exponentialAverage(closes, slow) }
}

/** An average that is shown later than it was known, and so never changes. */
function displaced({ period, shift }: { period: number; shift: number }): Lines {
  const average = simpleAverage(closes, period)
  return { line: closes.map((_, index) => average[index - shift] ?? null) }
}

/** The average, and the last swings that no close has broken yet. */
function bossLines({ strength, ema, atr, margin }: (typeof indicators)['boss']['defaults']): Lines {
  const average = exponentialAverage(closes, ema)
  const range = reference.wilderAverage(reference.trueRanges(candles), atr)
  const [highs, lows] = [swingHighs(candles, strength), swingLows(candles, strength)]
  const used = new Set<Swing>()
  const unused = (swings: readonly Swing[], index: number): Swing | null => {
    const last = swings.findLast(({ knownAt }) => knownAt <= index)
    return last === undefined || used.has(last) ? null : last
  }
  const levels = candles.map(({ close }, index) => {
    const [high, low] = [unused(highs, index), unused(lows, index)]
    const rise = (average[index] ?? 0) - (average[index - 1] ?? Number.NaN)
    const beyond = margin * (range[index] ?? 0)
    if (high !== null && rise > 0 && close > high.price + beyond) used.add(high)
    if (low !== null && rise < 0 && close < low.price - beyond) used.add(low)
    return { high: unused(highs, index)?.price ?? null, low: unused(lows, index)?.price ?? null }
  })
  return { average, high: levels.map(({ high }) => high), low: levels.map(({ low }) => low) }
}

/** The line through the last two swings that are known, as long as it goes that way. */
function lineThrough(swings: readonly Swing[], direction: number): Series {
  return candles.map((_: Candle, index) => {
    const [older, newer] = swings.filter(({ knownAt }) => knownAt <= index).slice(-2)
    if (older === undefined || newer === undefined) return null
    const slope = (newer.price - older.price) / (newer.at - older.at)
    return slope * direction > 0 ? newer.price + slope * (index - newer.at) : null
  })
}

/** Votes for minus votes against, of five rules with fixed presets. */
function scores(): Series {
  const spread = subtract(exponentialAverage(closes, 9), exponentialAverage(closes, 21))
  const { histogram } = reference.macdSeries(closes, [12, 26, 9])
  const strength = reference.map(relativeStrength(candles, 14), (value) => value - 50)
  const { trend } = reference.superTrendSeries(candles, 10, 3)
  const channel = reference.commodityChannel(candles, 20)
  const votes = [spread, histogram, strength, trend, channel].map((series) => reference.map(series, Math.sign))
  return votes.reduce((sum, vote) => reference.combine(sum, vote, (one, other) => one + other))
}
