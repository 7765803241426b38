import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import type { Candle, PriceColumns } from '../candle.ts'
import { checkColumns } from '../check-columns.ts'
import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { arbitraryCandles, flatCandles, walkOf } from '../testing/candle-arbitraries.ts'
import { columnValues } from '../testing/column-values.ts'
import { farthestApart } from '../testing/farthest-apart.ts'
import * as reference from '../testing/reference.ts'
import { bollinger } from './bollinger.ts'
import { cci } from './cci.ts'
import { directionalMovement } from './directional-movement.ts'
import { heikinAshi } from './heikin-ashi.ts'
import { macd } from './macd.ts'
import { rollingRange } from './rolling-range.ts'
import { rsi } from './rsi.ts'
import { sma } from './sma.ts'
import { ema } from './ema.ts'
import { stochastic } from './stochastic.ts'
import { superTrendBand } from './super-trend-band.ts'
import { averageTrueRange, trueRange } from './true-range.ts'
import { vortexLines } from './vortex-lines.ts'

// More than two pieces of the batch, so that seams and renewals are inside.
const candles = walkOf(9_000, 17)
const closes = candles.map(({ close }) => close)
const highs = candles.map(({ high }) => high)
const lows = candles.map(({ low }) => low)
const ranges = { high: highs, low: lows, close: closes }
const index = reference.relativeStrength(candles, 14)
const stoch = { period: 14, slowing: 3, signal: 3 }
const macdPeriods = { fast: 12, slow: 26, signal: 9 }
const directional = reference.directionalLines(candles, 14)

type Case = [name: string, ours: (sheet: Sheet) => Column, theirs: reference.Series]

const cases: Case[] = [
  ['SMA 20', (sheet) => sma(sheet, sheet.close, 20), reference.simpleAverage(closes, 20)],
  ['EMA 20', (sheet) => ema(sheet, sheet.close, 20), reference.exponentialAverage(closes, 20)],
  ['true range', trueRange, reference.trueRanges(candles)],
  ['ATR 14', (sheet) => averageTrueRange(sheet, 14), reference.wilderAverage(reference.trueRanges(candles), 14)],
  ['RSI 14', (sheet) => rsi(sheet, 14), index],
  ['MACD', (sheet) => macd(sheet, sheet.close, macdPeriods).macd, reference.macdSeries(closes, [12, 26, 9]).macd],
  [
    'MACD signal',
    (sheet) => macd(sheet, sheet.close, macdPeriods).signal,
    reference.macdSeries(closes, [12, 26, 9]).signal,
  ],
  ...[3, 9, 14, 20, 37].map((period): Case => {
    return [`CCI ${period}`, (sheet) => cci(sheet, period), reference.commodityChannel(candles, period)]
  }),
  ['highest 14', (sheet) => rollingRange(sheet, sheet, 14).highest, reference.highestOf(highs, 14)],
  ['lowest 5', (sheet) => rollingRange(sheet, sheet, 5).lowest, reference.lowestOf(lows, 5)],
  ['Stochastic K', (sheet) => stochastic(sheet, sheet, stoch).k, reference.stochasticLines(ranges, [14, 3, 3]).k],
  ['Stochastic D', (sheet) => stochastic(sheet, sheet, stoch).d, reference.stochasticLines(ranges, [14, 3, 3]).d],
  ['+DI 14', (sheet) => directionalMovement(sheet, 14).plus, directional.plus],
  ['−DI 14', (sheet) => directionalMovement(sheet, 14).minus, directional.minus],
  ['ADX 14', (sheet) => directionalMovement(sheet, 14).adx, directional.adx],
  ['VI+ 14', (sheet) => vortexLines(sheet, 14).plus, reference.vortexSeries(candles, 14).plus],
  ['VI− 14', (sheet) => vortexLines(sheet, 14).minus, reference.vortexSeries(candles, 14).minus],
  ['Heikin Ashi open', (sheet) => heikinAshi(sheet).open, reference.heikinAshiBodies(candles).open],
  ['Heikin Ashi close', (sheet) => heikinAshi(sheet).close, reference.heikinAshiBodies(candles).close],
  [
    'SuperTrend line',
    (sheet) => superTrendBand(sheet, { period: 10, multiplier: 3 }).line,
    reference.superTrendSeries(candles, 10, 3).line,
  ],
  [
    'Stochastic RSI K',
    (sheet) => stochasticRsi(sheet).k,
    reference.stochasticLines({ high: index, low: index, close: index }, [14, 3, 3]).k,
  ],
]

function stochasticRsi(sheet: Sheet) {
  const strength = rsi(sheet, 14)
  return stochastic(sheet, { high: strength, low: strength, close: strength }, stoch)
}

describe('on an ordinary walk', () => {
  test.each(cases)('%s equals its textbook definition', (_, ours, theirs) => {
    expect(farthestApart(columnValues(candles, ours), theirs)).toBeLessThan(1e-9)
  })

  test('the Bollinger deviation keeps ten digits, also after thousands of candles', () => {
    const upper = columnValues(candles, (sheet) => bollinger(sheet, sheet.close, { period: 20, width: 2 }).upper)
    const middle = reference.simpleAverage(closes, 20)
    const deviation = reference.populationDeviation(closes, 20)
    const expected = reference.combine(middle, deviation, (mean, distance) => mean + 2 * distance)

    expect(farthestApart(upper, expected)).toBeLessThan(1e-12)
  })
})

describe('on candles that no market makes', () => {
  const anyCandles = arbitraryCandles(120)
  const runs = { numRuns: times(60, 2_000) }

  test.each([
    ['plain', (columns: PriceColumns) => columns],
    ['checked', checkColumns],
  ])('extremes of %s columns are exact for any candles, near and far', (_, check) => {
    fc.assert(
      fc.property(anyCandles, fc.integer({ min: 1, max: 30 }), (some, period) => {
        const tops = reference.highestOf(
          some.map(({ high }) => high),
          period,
        )
        const bottoms = reference.lowestOf(
          some.map(({ low }) => low),
          period,
        )
        expect(columnValues(some, (sheet) => rollingRange(sheet, sheet, period).highest, check)).toEqual(tops)
        expect(columnValues(some, (sheet) => rollingRange(sheet, sheet, period).lowest, check)).toEqual(bottoms)
      }),
      runs,
    )
  })

  test('averages stay right through jumps and stalls', () => {
    fc.assert(
      fc.property(anyCandles, fc.integer({ min: 1, max: 30 }), (some, period) => {
        const values = some.map(({ close }) => close)
        const ours = columnValues(some, (sheet) => sma(sheet, sheet.close, period))
        expect(farthestApart(ours, reference.simpleAverage(values, period))).toBeLessThan(1e-9)
      }),
      runs,
    )
  })

  test('the true range is right across gaps of any size', () => {
    fc.assert(
      fc.property(anyCandles, (some: Candle[]) => {
        const ours = columnValues(some, trueRange)
        const theirs = reference.trueRanges(some)
        expect(ours.map((value) => value === null)).toEqual(theirs.map((value) => value === null))
        expect(
          ours.every((value, place) => Math.abs((value ?? 0) - (theirs[place] ?? 0)) <= (value ?? 0) * 1e-12),
        ).toBe(true)
      }),
      runs,
    )
  })
})

describe('in a market that never moved', () => {
  const flat = flatCandles(300, 1.1)

  test.each<[string, (sheet: Sheet) => Column, number]>([
    ['an average is the price itself', (sheet) => sma(sheet, sheet.close, 7), 1.1],
    ['an exponential average is the price itself', (sheet) => ema(sheet, sheet.close, 7), 1.1],
    ['RSI stands at 50', (sheet) => rsi(sheet, 14), 50],
    ['the stochastic stands at 50', (sheet) => stochastic(sheet, sheet, stoch).d, 50],
    ['CCI stands at 0', (sheet) => cci(sheet, 20), 0],
    ['+DI stands at 0', (sheet) => directionalMovement(sheet, 14).plus, 0],
    ['ADX stands at 0', (sheet) => directionalMovement(sheet, 14).adx, 0],
    ['the vortex stands at 1', (sheet) => vortexLines(sheet, 14).plus, 1],
    ['Bollinger bands have no width', (sheet) => bollinger(sheet, sheet.close, { period: 20, width: 2 }).upper, 1.1],
  ])('%s', (_, makeColumn, expected) => {
    expect(new Set(columnValues(flat, makeColumn))).toEqual(new Set([null, expected]))
  })
})

describe('in a market that rests after it moved', () => {
  const stalled = [...walkOf(700, 3), ...flatCandles(300, 1.234)]
  const last = (makeColumn: (sheet: Sheet) => Column) => columnValues(stalled, makeColumn).at(-1)

  test('windows forget the moves without a remainder', () => {
    expect(last((sheet) => sma(sheet, sheet.close, 20))).toBe(1.234)
    expect(last((sheet) => cci(sheet, 20))).toBe(0)
    expect(last((sheet) => vortexLines(sheet, 14).minus)).toBe(1)
    expect(last((sheet) => bollinger(sheet, sheet.close, { period: 20, width: 2 }).lower)).toBeCloseTo(1.234, 9)
  })

  test('RSI keeps its last value, even when the moves have faded beyond what a number can hold', () => {
    const long = [...walkOf(100, 3), ...flatCandles(30_000, 1.234)]
    const values = columnValues(long, (sheet) => rsi(sheet, 14))

    expect(Math.abs((values.at(-1) ?? 0) - (values[150] ?? 0))).toBeLessThan(1e-6)
  })
})
