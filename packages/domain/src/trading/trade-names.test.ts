import { expect, test } from 'vitest'
import { timeframeName } from './trade-names.ts'

test.each([
  [60, 'M1'],
  [300, 'M5'],
  [3_600, 'H1'],
  [86_400, 'D1'],
  [5, 'S5'],
])('%d seconds are %s', (timeframeS, name) => {
  expect(timeframeName(timeframeS)).toBe(name)
})
