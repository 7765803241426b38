import { expect, test } from 'vitest'
import { formatCountdown, formatOf, formatResult, formatWait, timeframeName } from './format.ts'

test('results carry their sign, stakes of other currencies their code', () => {
  expect([860, -1_000, 0].map((cents) => formatResult(cents, 'USD'))).toEqual(['+$8.60', '−$10.00', '$0.00'])
  expect(formatResult(123_456, 'EUR')).toBe('+EUR\u00A01,234.56')
})

test('times are as long as they need to be', () => {
  expect([-5, 41_000, 3_725_000].map(formatCountdown)).toEqual(['00:00', '00:41', '1:02:05'])
  expect([1, 3_600_000].map(formatWait)).toEqual(['1\u00A0min', '1\u00A0h\u00A00\u00A0min'])
})

test('counts carry their limit, timeframes their name', () => {
  expect([formatOf(7, 10), formatOf(7, -1), formatOf(0, 1_000)]).toEqual(['7 of 10', '7, unlimited', '0 of 1,000'])
  expect([formatOf(0, 0), formatOf(3, 0)]).toEqual(['no plan', '3, no plan'])
  expect([60, 300, 3_600, 86_400, 45].map(timeframeName)).toEqual(['M1', 'M5', 'H1', 'D1', 'S45'])
})
