import { expect, test } from 'vitest'
import type { CandleSet } from './candle-set.ts'
import { compareCandles, firstDifferenceS } from './compare-candles.ts'
import { cutCandles, firstCandleFrom } from './cut-candles.ts'
import { joinCandles } from './join-candles.ts'
import { randomWalk } from './random-walk.ts'

const walk = randomWalk({ candles: 1_000, seed: 3 })

/** The same history with one price of each candle changed by this many points. */
function moved(set: CandleSet, pointsAt: (index: number) => number): CandleSet {
  const close = set.columns.close.map((price, index) => (Math.round(price * 1e5) + pointsAt(index)) / 1e5)
  return { ...set, columns: { ...set.columns, close } }
}

test('the same candles differ by nothing, and those that only one has are not compared', () => {
  const { time } = walk.columns
  const later = cutCandles(walk, { from: firstCandleFrom(walk.columns, time[400] ?? 0), to: 900 })

  expect(compareCandles(walk, walk)).toMatchObject({ candles: 1_000, covered: 1_000, medianPoints: 0, p99Points: 0 })
  expect(compareCandles(walk, later)).toMatchObject({ candles: 1_000, covered: 500, p99Points: 0 })
  expect(compareCandles(cutCandles(walk, { from: 0, to: 100 }), later)).toMatchObject({ covered: 0, rangePoints: 0 })
})

test('the largest of four differences counts, for half of the candles and for 99 of 100', () => {
  const compared = compareCandles(
    moved(walk, (index) => (index < 600 ? 2 : 40)),
    walk,
  )

  expect(walk.digits).toBe(5)
  expect(compared).toMatchObject({ medianPoints: 2, p99Points: 40 })
  expect(compared.rangePoints).toBeGreaterThan(0)
})

test('the first candle with other prices is named; candles that only one has are none', () => {
  const later = cutCandles(walk, { from: 10, to: 1_000 })
  const other = moved(walk, (index) => (index >= 700 ? 1 : 0))

  expect(firstDifferenceS(later, walk)).toBe(null)
  expect(firstDifferenceS(later, other)).toBe(walk.columns.time[700])
})

test('pieces of a history are that history again, and pieces of none are refused', () => {
  const pieces = [0, 300, 900].map((from, place, all) => cutCandles(walk, { from, to: all[place + 1] ?? 1_000 }))

  expect(joinCandles(pieces)).toEqual(walk)
  expect(() => joinCandles(pieces.toReversed())).toThrow('no pieces of one history')
  expect(() => joinCandles([walk, { ...walk, symbol: 'OTHER' }])).toThrow('no pieces of one history')
  expect(() => joinCandles([])).toThrow('no candles')
})
