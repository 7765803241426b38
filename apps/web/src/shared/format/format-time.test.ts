import { describe, expect, test } from 'vitest'
import { formatCountdown, formatDate, formatSeconds, formatWait } from './format-time.ts'

test('a missing date is N/A', () => {
  expect(formatDate(null)).toBe('N/A')
})

test('a date is written in the long US form', () => {
  expect(formatDate('2025-12-07T12:00:00Z')).toBe('December 7, 2025')
})

describe('a wait', () => {
  test.each([
    [34_080_000, '9\u00A0h\u00A028\u00A0min'],
    [61_000, '2\u00A0min'],
    [1, '1\u00A0min'],
    [3_600_000, '1\u00A0h\u00A00\u00A0min'],
  ])('of %d ms is %s', (ms, text) => {
    expect(formatWait(ms)).toBe(text)
  })
})

describe('a countdown', () => {
  test.each([
    [40_100, '00:41'],
    [-5, '00:00'],
    [3_725_000, '1:02:05'],
  ])('of %d ms is %s', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text)
  })
})

test('seconds have two decimals, tiny ones three', () => {
  expect(formatSeconds(1_120)).toBe('1.12\u00A0s')
  expect(formatSeconds(4)).toBe('0.004\u00A0s')
})
