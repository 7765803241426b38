import { existsSync, readFileSync } from 'node:fs'
import { SuperTrend } from 'trading-signals'
import { expect, test } from 'vitest'
import { walkOf } from './candle-arbitraries.ts'
import { createSuperTrendStream, superTrendDefaults, superTrendWarmUp } from './index.ts'

const vectorsFolder = new URL('../../../../../shared/data/skender/', import.meta.url)

test('after the warm-up it turns on the same candles as trading-signals, on lines equal to 1e-6', () => {
  const candles = walkOf(20_000, 3)
  const peer = new SuperTrend({ interval: 10, multiplier: 3 })
  const ours = createSuperTrendStream(superTrendDefaults)
  const warmUp = superTrendWarmUp(superTrendDefaults)
  const pairs = candles.map((candle) => ({ theirs: peer.add(candle), mine: ours.next(candle) })).slice(warmUp)

  const differences = pairs.filter(({ theirs, mine }) => (theirs?.trend === 'BULLISH') !== (mine.trend === 'up'))
  const distances = pairs.map(({ theirs, mine }) => Math.abs((theirs?.supertrend ?? 0) / (mine.line ?? 1) - 1))

  expect(differences).toHaveLength(0)
  expect(Math.max(...distances)).toBeLessThan(1e-6)
})

type Expected = { superTrend: number | null }

test('it reproduces the published Skender vectors after the first turn', ({ skip }) => {
  if (!existsSync(vectorsFolder)) {
    skip('The Skender vectors are not on this computer.')
  }
  const lines = readFileSync(new URL('candles.csv', vectorsFolder), 'utf8').trim().split('\n').slice(1)
  const expected = JSON.parse(readFileSync(new URL('supertrend.json', vectorsFolder), 'utf8')) as Expected[]
  const stream = createSuperTrendStream(superTrendDefaults)
  const readings = lines.map((line, index) => {
    const [, open = 0, high = 0, low = 0, close = 0, volume = 0] = line.split(',').map(Number)
    return stream.next({ time: index, open, high, low, close, volume })
  })
  // Skender always starts up; ours starts with the first candle's half, so they meet at the first turn.
  const firstTurn = readings.findIndex((reading, index) => index > 10 && reading.trend !== readings[index - 1]?.trend)

  const distances = readings.slice(firstTurn).map((reading, index) => {
    return Math.abs((reading.line ?? 0) - (expected[firstTurn + index]?.superTrend ?? Number.NaN))
  })

  expect(readings.findIndex(({ line }) => line !== null)).toBe(expected.findIndex((row) => row.superTrend !== null))
  expect(firstTurn).toBeGreaterThan(10)
  expect(Math.max(...distances)).toBeLessThan(1e-4)
})
