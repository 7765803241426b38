import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { times } from '@stratomate/commands/soak-scale'
import type { Candle, PriceColumns } from '../candle.ts'
import { checkColumns } from '../check-columns.ts'
import type { Column } from '../column.ts'
import { bollingerLines } from '../formulas/bollinger-lines.ts'
import { commodityChannel } from '../formulas/commodity-channel.ts'
import { highestOf, lowestOf } from '../formulas/highest-and-lowest.ts'
import { simpleAverage } from '../formulas/simple-average.ts'
import { trueRanges } from '../formulas/true-ranges.ts'
import { sampleCandles } from '../sample-candles.ts'
import { rowsPerPiece, rowsPerRenewal, type Sheet } from '../sheet.ts'
import { arbitraryCandles, flatCandles, walkOf } from '../testing/candle-arbitraries.ts'
import { columnValues, streamedValues } from '../testing/column-values.ts'
import { farthestApart } from '../testing/farthest-apart.ts'
import { candlesClosing } from '../testing/hand-made.ts'
import { highestPrice, marketOf } from '../comparison/market.ts'
import { bollinger } from './bollinger.ts'
import { cci } from './cci.ts'
import { directionalMovement } from './directional-movement.ts'
import { ema } from './ema.ts'
import { rollingRange } from './rolling-range.ts'
import { rsi } from './rsi.ts'
import { sma, smaSpread } from './sma.ts'
import { stochastic } from './stochastic.ts'
import { trueRange } from './true-range.ts'
import { vortexLines } from './vortex-lines.ts'
import { closeCases, exactCases } from '../comparison/kernel-cases.ts'

const stoch = { period: 14, slowing: 3, signal: 3 }
// More than two pieces of the batch, so that borders between pieces and renewals of sums are among them.
const candles = walkOf(9_000, 17)
const histories: [string, Candle[]][] = [
  ['an ordinary walk', candles],
  ['the sample candles', sampleCandles(2_000)],
]

describe.each(histories)('on %s', (_, some) => {
  const market = marketOf(some)

  test.for(exactCases)('%s is its formula to the last bit, in batch and stream', ([, kernel, formula]) => {
    const expected = formula(market, 14)

    expect(columnValues(some, (sheet) => kernel(sheet, 14))).toEqual(expected)
    expect(streamedValues(some, (sheet) => kernel(sheet, 14))).toEqual(expected)
  })

  test.for(closeCases)('%s is its formula to nine digits, in batch and stream', ([, kernel, formula]) => {
    const values = columnValues(some, (sheet) => kernel(sheet, 14))

    expect(farthestApart(values, formula(market, 14), highestPrice(market))).toBeLessThan(1e-9)
    expect(streamedValues(some, (sheet) => kernel(sheet, 14))).toEqual(values)
  })
})

describe('on any history', () => {
  const period = fc.integer({ min: 2, max: 30 })
  const runs = { numRuns: times(15, 500) }

  test.for(exactCases)('%s is its formula to the last bit, in batch and stream', ([, kernel, formula]) => {
    fc.assert(
      fc.property(arbitraryCandles(120), period, (some, length) => {
        const expected = formula(marketOf(some), length)

        expect(columnValues(some, (sheet) => kernel(sheet, length))).toEqual(expected)
        expect(streamedValues(some, (sheet) => kernel(sheet, length))).toEqual(expected)
      }),
      runs,
    )
  })

  test.for(closeCases)('%s is its formula to nine digits, in batch and stream', ([, kernel, formula]) => {
    fc.assert(
      fc.property(fc.nat(1_000_000), period, (seed, length) => {
        const some = walkOf(300, seed)
        const market = marketOf(some)
        const values = columnValues(some, (sheet) => kernel(sheet, length))

        expect(farthestApart(values, formula(market, length), highestPrice(market))).toBeLessThan(1e-9)
        expect(streamedValues(some, (sheet) => kernel(sheet, length))).toEqual(values)
      }),
      runs,
    )
  })
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

  test('a moving average is the same in batch and stream, wherever and for how long the price rests', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 60, maxLength: 120 })
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 9 }), (rests, period) => {
        // After prices a million times higher, a running sum that is not renewed keeps a visible rounding error.
        const steps = rests.flatMap((length, place) =>
          flatCandles(length, place % 2 === 0 ? 1 + place / 1_000 : 1e6 / 3),
        )
        const average = (sheet: Sheet): Column => sma(sheet, sheet.close, period)

        expect(columnValues(steps, average)).toEqual(streamedValues(steps, average))
      }),
      { numRuns: times(100, 2_000) },
    )
  })

  test('a moving average is the same in batch and stream, wherever in a piece of the batch a price rests', () => {
    // As often near the renewals, at the beginning and in the middle of the second piece, as anywhere else.
    const seam = fc.constantFrom(rowsPerPiece, rowsPerPiece + rowsPerRenewal)
    const distance = fc.oneof(fc.constant(0), fc.integer({ min: -45, max: 5 }))
    const near = fc.tuple(seam, distance).map(([row, from]) => row + from)
    const anywhere = fc.integer({ min: rowsPerPiece, max: 2 * rowsPerPiece })
    const places = fc.array(fc.oneof(near, anywhere), { minLength: 1, maxLength: 3 })
    const surplus = fc.integer({ min: -1, max: 1 })
    fc.assert(
      fc.property(places, surplus, fc.integer({ min: 2, max: 20 }), (rests, longer, period) => {
        // High prices before the rest, so that a rounding error would show.
        const closes = candles.map(({ close }) => close * 1e6)
        for (const place of rests) closes.fill(1.234, place, place + period + longer)
        const average = (sheet: Sheet): Column => sma(sheet, sheet.close, period)

        expect(columnValues(candlesClosing(closes), average)).toEqual(streamedValues(candlesClosing(closes), average))
      }),
      { numRuns: times(60, 2_000) },
    )
  })

  test.each<[string, (sheet: Sheet) => Column]>([
    ['an average', (sheet) => sma(sheet, sheet.close, 20)],
    ['the spread of two averages', (sheet) => smaSpread(sheet, sheet.close, { fast: 5, slow: 20 })],
    ['a band', (sheet) => bollinger(sheet, sheet.close, { period: 20, width: 2 }).upper],
  ])('%s counts a rest on from one piece of the batch to the next', (_, kernel) => {
    // Eight candles of the rest are before the border, and the prices before it are so high that a rounding error would
    // show.
    const before = Array.from({ length: rowsPerPiece - 8 }, (_row, row) => flatCandles(1, 1e6 / (3 + (row % 7)))).flat()
    const candlesOfRest = [...before, ...flatCandles(60, 1.234)]

    expect(columnValues(candlesOfRest, kernel)).toEqual(streamedValues(candlesOfRest, kernel))
  })

  test('RSI keeps its last value, even when the moves have faded beyond what a number can hold', () => {
    const long = [...walkOf(100, 3), ...flatCandles(30_000, 1.234)]
    const values = columnValues(long, (sheet) => rsi(sheet, 14))

    expect(Math.abs((values.at(-1) ?? 0) - (values[150] ?? 0))).toBeLessThan(1e-6)
  })
})
