import type { StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { expect, test } from 'vitest'
import { cellLabel, sortCells } from './cell-label.ts'

const weekdays = ['7', '6', '1', '3'].map((value) => ({ dimension: 'weekday', value }) as StatisticsCell)

test.each([
  ['monday', ['Monday', 'Wednesday', 'Saturday', 'Sunday']],
  ['sunday', ['Sunday', 'Monday', 'Wednesday', 'Saturday']],
  ['saturday', ['Saturday', 'Sunday', 'Monday', 'Wednesday']],
] as const)('a week that begins on %s is in its order', (weekStart, labels) => {
  expect(sortCells(weekdays, weekStart).map((cell) => cellLabel(cell))).toEqual(labels)
})
