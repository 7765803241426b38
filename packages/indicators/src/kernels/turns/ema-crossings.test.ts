import { expect, test } from 'vitest'
import type { Sheet } from '../../sheet.ts'
import { columnValues, streamedValues } from '../../testing/column-values.ts'
import { candlesClosing, rest } from '../../testing/hand-made.ts'
import { ema } from '../ema.ts'
import { emaCrossings } from './ema-crossings.ts'

const periods = { fast: 2, slow: 5 }
const closes = [...rest(6, 100), 103, 106, 104, 99, 95, 96, 104, 110]
const candles = candlesClosing(closes)

test('the fast average crosses above the slow one in a rise and below it in a fall, a row each', () => {
  const turnsOf = (sheet: Sheet) => emaCrossings(sheet, sheet.close, periods).turns
  const turns = columnValues(candles, turnsOf)

  expect(turns.flatMap((turn, row) => (turn === null || turn === 0 ? [] : [[row, turn]]))).toEqual([
    [6, 1],
    [9, -1],
    [12, 1],
  ])
  expect(streamedValues(candles, turnsOf)).toEqual(turns)
})

test('both averages are those that are computed alone', () => {
  for (const name of ['fast', 'slow'] as const) {
    expect(columnValues(candles, (sheet) => emaCrossings(sheet, sheet.close, periods)[name])).toEqual(
      columnValues(candles, (sheet) => ema(sheet, sheet.close, periods[name])),
    )
  }
})

test('averages that rest on one price do not cross', () => {
  const resting = candlesClosing(rest(20, 1.1))

  expect(columnValues(resting, (sheet) => emaCrossings(sheet, sheet.close, periods).turns).some(Boolean)).toBe(false)
})
