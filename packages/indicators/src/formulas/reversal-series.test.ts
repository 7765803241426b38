import { expect, test } from 'vitest'
import { reversalSeries } from './reversal-series.ts'

const zero = [0, 0, 0, 0, 0, 0]

test('is above after a run below, or below after a run above', () => {
  expect(reversalSeries([-1, -1, 1, 1, -1, -1], zero, 2)).toEqual([0, 0, 1, 0, -1, 0])
})

test('a run that is too short is none, and a longer one counts', () => {
  expect(reversalSeries([-1, 1, -1, -1, -1, 1], zero, 2)).toEqual([0, 0, 0, 0, 0, 1])
  expect(reversalSeries([-1, 1, -1, -1, -1, 1], zero, 3)).toEqual([0, 0, 0, 0, 0, 1])
  expect(reversalSeries([-1, 1, -1, -1, -1, 1], zero, 4)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a touch ends a run and is no reversal', () => {
  expect(reversalSeries([-1, -1, 0, 1, -1, -1], zero, 2)).toEqual([0, 0, 0, 0, 0, 0])
})
