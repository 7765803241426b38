import { candleColumns, indicators } from '@stratomate/indicators'
import { sampleCandles } from '@stratomate/indicators/sample-candles'
import { expect, test } from 'vitest'
import { isJump } from './is-jump.ts'

const jumpsOf = (values: readonly (number | null)[]) =>
  values.flatMap((_, index) => (isJump((place) => values[place] ?? null, index) ? [index] : []))

test.each([
  ['a level line', [1, 1, 1, 1], []],
  ['a level that moves', [1, 1, 1, 2, 2, 2], [2]],
  ['a falling line', [1.4, 1.3, 1.2, 1.1, 1], []],
  ['a falling line that another one follows', [1.4, 1.3, 1.2, 2, 1.9, 1.8], [2]],
  ['a line that ends', [1, 1.1, 1.2, null, null], []],
  ['a line of one value', [null, 1, null], []],
  ['two values that belong to nothing', [null, 1, 2, null], [1]],
  ['nothing', [null, null], []],
])('%s jumps where it leaves its way', (_, values, expected) => {
  expect(jumpsOf(values)).toEqual(expected)
})

test('the trend lines of the sample never join two lines', () => {
  const { defaults } = indicators['ema-alerts-with-trend-lines']
  const candles = sampleCandles(1_500)
  const { lines } = indicators['ema-alerts-with-trend-lines'].batch(candleColumns(candles), defaults)
  const falling = Array.from(lines.falling, (value) => (Number.isNaN(value) ? null : value))
  const rises = falling.flatMap((value, index) => {
    const next = falling[index + 1] ?? null
    return value !== null && next !== null && next > value ? [index] : []
  })

  // A falling line rises only where another line takes over.
  expect(rises.length).toBeGreaterThan(3)
  expect(jumpsOf(falling)).toEqual(expect.arrayContaining(rises))
})
