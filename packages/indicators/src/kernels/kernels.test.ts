import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import type { Candle, PriceColumns } from '../candle.ts'
import { checkColumns } from '../check-columns.ts'
import type { Column } from '../column.ts'
import { bollingerLines } from '../formulas/bollinger-lines.ts'
import { commodityChannel } from '../formulas/commodity-channel.ts'
import { crossingOf } from '../formulas/crossing-of.ts'
import { directionalLines } from '../formulas/directional-lines.ts'
import { displacedSeries } from '../formulas/displaced-series.ts'
import { exponentialAverage } from '../formulas/exponential-average.ts'
import { heikinAshiBodies } from '../formulas/heikin-ashi-bodies.ts'
import { highestOf, lowestOf } from '../formulas/highest-and-lowest.ts'
import { macdSeries } from '../formulas/macd-series.ts'
import { medianPrices } from '../formulas/median-prices.ts'
import { momentumSeries } from '../formulas/momentum-series.ts'
import { relativeStrength } from '../formulas/relative-strength.ts'
import { type Series, subtractSeries } from '../formulas/series.ts'
import { simpleAverage } from '../formulas/simple-average.ts'
import { stochasticLines } from '../formulas/stochastic-lines.ts'
import { superTrendSeries } from '../formulas/super-trend-series.ts'
import { swingHighs, swingLows, swingSeries } from '../formulas/swing-points.ts'
import { trendLineSeries } from '../formulas/trend-line-series.ts'
import { averageTrueRanges, trueRanges } from '../formulas/true-ranges.ts'
import { vortexSeries } from '../formulas/vortex-series.ts'
import { wilderAverage } from '../formulas/wilder-average.ts'
import { sampleCandles } from '../sample-candles.ts'
import type { Sheet } from '../sheet.ts'
import { arbitraryCandles, flatCandles, walkOf } from '../testing/candle-arbitraries.ts'
import { columnValues, streamedValues } from '../testing/column-values.ts'
import { farthestApart } from '../testing/farthest-apart.ts'
import { type Market, marketOf } from '../testing/market.ts'
import { bollinger } from './bollinger.ts'
import { cci } from './cci.ts'
import { delayed } from './delayed.ts'
import { difference } from './difference.ts'
import { directionalMovement } from './directional-movement.ts'
import { ema } from './ema.ts'
import { heikinAshi } from './heikin-ashi.ts'
import { macd } from './macd.ts'
import { medianPrice } from './median-price.ts'
import { momentum } from './momentum.ts'
import { rollingRange } from './rolling-range.ts'
import { rsi } from './rsi.ts'
import { sma, smaSpread } from './sma.ts'
import { stochastic } from './stochastic.ts'
import { superTrendBand } from './super-trend-band.ts'
import { swings } from './swings.ts'
import { fallingLine, risingLine } from './trend-line.ts'
import { averageTrueRange, trueRange } from './true-range.ts'
import { crossings, levelCrossings } from './turns/crossings.ts'
import { emaCrossings } from './turns/ema-crossings.ts'
import { vortexLines } from './vortex-lines.ts'
import { wilder } from './wilder.ts'

/** A kernel and the readable formula that it computes faster, for any period. */
type Case = [
  name: string,
  kernel: (sheet: Sheet, period: number) => Column,
  formula: (market: Market, period: number) => Series,
  /** A difference of differences of prices loses a digit more than the usual nine. */
  tolerance?: number,
]

const stoch = { period: 14, slowing: 3, signal: 3 }
const bands = { width: 2 }
const macdOf = (period: number) => ({ fast: period, slow: period + 9, signal: 9 })
const ranges = ({ high, low, close }: Market) => ({ high, low, close })
const falling = (sheet: Sheet, period: number): Column => fallingLine(sheet, swings(sheet, period)).price
const rising = (sheet: Sheet, period: number): Column => risingLine(sheet, swings(sheet, period)).price

/** These compare and pick, or add up in one order: they equal their formulas to the last bit, on any candles. */
const exactCases: Case[] = [
  [
    'highest',
    (sheet, period) => rollingRange(sheet, sheet, period).highest,
    ({ high }, period) => highestOf(high, period),
  ],
  ['lowest', (sheet, period) => rollingRange(sheet, sheet, period).lowest, ({ low }, period) => lowestOf(low, period)],
  ['median price', medianPrice, ({ candles }) => medianPrices(candles)],
  [
    'momentum',
    (sheet, period) => momentum(sheet, sheet.close, period),
    ({ close }, period) => momentumSeries(close, period),
  ],
  [
    'delayed',
    (sheet, period) => delayed(sheet, sheet.close, period),
    ({ close }, period) => displacedSeries(close, period),
  ],
  [
    'difference',
    (sheet) => difference(sheet, sheet.close, sheet.open),
    ({ close, open }) => subtractSeries(close, open),
  ],
  ['Heikin Ashi open', (sheet) => heikinAshi(sheet).open, ({ candles }) => heikinAshiBodies(candles).open],
  ['Heikin Ashi close', (sheet) => heikinAshi(sheet).close, ({ candles }) => heikinAshiBodies(candles).close],
  ['swing highs', (sheet, period) => swings(sheet, period).highs, swingHighSeries],
  ['swing lows', (sheet, period) => swings(sheet, period).lows, swingLowSeries],
  ['falling line', falling, ({ high }, period) => trendLineSeries(swingHighs(high, period), -1, high.length)],
  ['rising line', rising, ({ low }, period) => trendLineSeries(swingLows(low, period), 1, low.length)],
  [
    'crossings',
    (sheet) => crossings(sheet, sheet.close, sheet.open),
    ({ close, open }) => close.map((_, index) => crossingOf(close, open, index)),
  ],
]

/** These keep a running sum or an average with a memory, which rounds otherwise than a sum over each window. */
const closeCases: Case[] = [
  ['SMA', (sheet, period) => sma(sheet, sheet.close, period), ({ close }, period) => simpleAverage(close, period)],
  [
    'SMA spread',
    (sheet, period) => smaSpread(sheet, sheet.close, { fast: period, slow: 2 * period }),
    ({ close }, period) => subtractSeries(simpleAverage(close, period), simpleAverage(close, 2 * period)),
  ],
  ['EMA', (sheet, period) => ema(sheet, sheet.close, period), ({ close }, period) => exponentialAverage(close, period)],
  [
    'Wilder',
    (sheet, period) => wilder(sheet, sheet.close, period),
    ({ close }, period) => wilderAverage(close, period),
  ],
  ['true range', trueRange, ({ candles }) => trueRanges(candles)],
  ['ATR', averageTrueRange, ({ candles }, period) => averageTrueRanges(candles, period)],
  ['RSI', rsi, ({ close }, period) => relativeStrength(close, period)],
  ['CCI', cci, ({ candles }, period) => commodityChannel(candles, period)],
  [
    'MACD',
    (sheet, period) => macd(sheet, sheet.close, macdOf(period)).macd,
    (market, period) => macdLines(market, period).macd,
  ],
  [
    'MACD signal',
    (sheet, period) => macd(sheet, sheet.close, macdOf(period)).signal,
    (market, period) => macdLines(market, period).signal,
  ],
  [
    'MACD histogram',
    (sheet, period) => macd(sheet, sheet.close, macdOf(period)).histogram,
    (market, period) => macdLines(market, period).histogram,
    1e-8,
  ],
  [
    'upper band',
    (sheet, period) => bollinger(sheet, sheet.close, { ...bands, period }).upper,
    ({ close }, period) => bollingerLines(close, period, 2).upper,
  ],
  [
    'lower band',
    (sheet, period) => bollinger(sheet, sheet.close, { ...bands, period }).lower,
    ({ close }, period) => bollingerLines(close, period, 2).lower,
  ],
  [
    'Stochastic K',
    (sheet, period) => stochastic(sheet, sheet, { ...stoch, period }).k,
    (market, period) => stochasticLines(ranges(market), [period, 3, 3]).k,
  ],
  [
    'Stochastic D',
    (sheet, period) => stochastic(sheet, sheet, { ...stoch, period }).d,
    (market, period) => stochasticLines(ranges(market), [period, 3, 3]).d,
  ],
  [
    'slow Stochastic D',
    (sheet, period) => stochastic(sheet, sheet, { period, slowing: 5, signal: 4 }).d,
    (market, period) => stochasticLines(ranges(market), [period, 5, 4]).d,
  ],
  [
    'Stochastic RSI K',
    (sheet, period) => stochasticRsi(sheet, period).k,
    ({ close }, period) => stochasticRsiLines(close, period).k,
  ],
  [
    '+DI',
    (sheet, period) => directionalMovement(sheet, period).plus,
    ({ candles }, period) => directionalLines(candles, period).plus,
  ],
  [
    '−DI',
    (sheet, period) => directionalMovement(sheet, period).minus,
    ({ candles }, period) => directionalLines(candles, period).minus,
  ],
  [
    'ADX',
    (sheet, period) => directionalMovement(sheet, period).adx,
    ({ candles }, period) => directionalLines(candles, period).adx,
  ],
  [
    'VI+',
    (sheet, period) => vortexLines(sheet, period).plus,
    ({ candles }, period) => vortexSeries(candles, period).plus,
  ],
  [
    'VI−',
    (sheet, period) => vortexLines(sheet, period).minus,
    ({ candles }, period) => vortexSeries(candles, period).minus,
  ],
  [
    'SuperTrend line',
    (sheet, period) => superTrendBand(sheet, { period, multiplier: 3 }).line,
    ({ candles }, period) => superTrendSeries(candles, period, 3).line,
  ],
  [
    'SuperTrend trend',
    (sheet, period) => superTrendBand(sheet, { period, multiplier: 3 }).trend,
    ({ candles }, period) => superTrendSeries(candles, period, 3).trend,
  ],
  [
    'EMA crossings',
    (sheet, period) => emaCrossings(sheet, sheet.close, { fast: period, slow: 2 * period }).turns,
    emaCrossingSeries,
  ],
  [
    'level crossings',
    (sheet, period) => levelCrossings(sheet, rsi(sheet, period), { up: 40, down: 60 }),
    levelCrossingSeries,
  ],
]

// More than two pieces of the batch, so that seams and renewals are inside.
const candles = walkOf(9_000, 17)
const histories: [string, Candle[]][] = [
  ['an ordinary walk', candles],
  ['the sample candles', sampleCandles(2_000)],
]

describe.each(histories)('on %s', (_, some) => {
  const market = marketOf(some)

  test.each(exactCases)('%s is its formula to the last bit, in batch and stream', (_name, kernel, formula) => {
    const expected = formula(market, 14)

    expect(columnValues(some, (sheet) => kernel(sheet, 14))).toEqual(expected)
    expect(streamedValues(some, (sheet) => kernel(sheet, 14))).toEqual(expected)
  })

  test.each(closeCases)(
    '%s is its formula to nine digits, in batch and stream',
    (_name, kernel, formula, tolerance = 1e-9) => {
      const values = columnValues(some, (sheet) => kernel(sheet, 14))

      expect(farthestApart(values, formula(market, 14))).toBeLessThan(tolerance)
      expect(streamedValues(some, (sheet) => kernel(sheet, 14))).toEqual(values)
    },
  )
})

describe('on any history', () => {
  const period = fc.integer({ min: 2, max: 30 })
  const runs = { numRuns: times(15, 500) }

  test.each(exactCases)('%s is its formula to the last bit, in batch and stream', (_name, kernel, formula) => {
    fc.assert(
      fc.property(arbitraryCandles(120), period, (some, length) => {
        const expected = formula(marketOf(some), length)

        expect(columnValues(some, (sheet) => kernel(sheet, length))).toEqual(expected)
        expect(streamedValues(some, (sheet) => kernel(sheet, length))).toEqual(expected)
      }),
      runs,
    )
  })

  test.each(closeCases)(
    '%s is its formula to nine digits, in batch and stream',
    (_name, kernel, formula, tolerance = 1e-9) => {
      fc.assert(
        fc.property(fc.nat(1_000_000), period, (seed, length) => {
          const some = walkOf(300, seed)
          const values = columnValues(some, (sheet) => kernel(sheet, length))

          expect(farthestApart(values, formula(marketOf(some), length))).toBeLessThan(tolerance)
          expect(streamedValues(some, (sheet) => kernel(sheet, length))).toEqual(values)
        }),
        runs,
      )
    },
  )
})

test('the Bollinger deviation keeps ten digits, also after thousands of candles', () => {
  const upper = columnValues(candles, (sheet) => bollinger(sheet, sheet.close, { period: 20, width: 2 }).upper)

  expect(farthestApart(upper, bollingerLines(marketOf(candles).close, 20, 2).upper)).toBeLessThan(1e-12)
})

test.each([3, 9, 14, 20, 37])('CCI %i, added up in tens, fours and ones, is its formula', (period) => {
  const values = columnValues(candles, (sheet) => cci(sheet, period))

  expect(farthestApart(values, commodityChannel(candles, period))).toBeLessThan(1e-9)
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
        const tops = highestOf(
          some.map(({ high }) => high),
          period,
        )
        const bottoms = lowestOf(
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
        expect(farthestApart(ours, simpleAverage(values, period))).toBeLessThan(1e-9)
      }),
      runs,
    )
  })

  test('the true range is right across gaps of any size', () => {
    fc.assert(
      fc.property(anyCandles, (some: Candle[]) => {
        const ours = columnValues(some, trueRange)
        const theirs = trueRanges(some)
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

function macdLines({ close }: Market, period: number) {
  const { fast, slow, signal } = macdOf(period)
  return macdSeries(close, [fast, slow, signal])
}

function stochasticRsi(sheet: Sheet, period: number) {
  const strength = rsi(sheet, period)
  return stochastic(sheet, { high: strength, low: strength, close: strength }, stoch)
}

function stochasticRsiLines(close: Series, period: number) {
  const strength = relativeStrength(close, period)
  return stochasticLines({ high: strength, low: strength, close: strength }, [14, 3, 3])
}

function swingHighSeries({ high }: Market, period: number): Series {
  return swingSeries(swingHighs(high, period), high.length)
}

function swingLowSeries({ low }: Market, period: number): Series {
  return swingSeries(swingLows(low, period), low.length)
}

function emaCrossingSeries({ close }: Market, period: number): Series {
  const [fast, slow] = [exponentialAverage(close, period), exponentialAverage(close, 2 * period)]
  return close.map((_, index) => (fast[index] === null ? null : crossingOf(fast, slow, index)))
}

function levelCrossingSeries({ close }: Market, period: number): Series {
  const index = relativeStrength(close, period)
  return close.map((_, row) => {
    if (index[row] === null) return null
    if (crossingOf(index, 40, row) === 1) return 1
    return crossingOf(index, 60, row) === -1 ? -1 : 0
  })
}
