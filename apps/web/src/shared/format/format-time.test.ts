import { describe, expect, test } from 'vitest'
import {
  formatClock,
  formatCountdown,
  formatDate,
  formatIsoDate,
  formatLocalTime,
  formatLogMoment,
  formatWait,
  showTimesIn,
  timeText,
} from './format-time.ts'

test('a missing date is N/A', () => {
  expect(formatDate(null)).toBe('N/A')
})

test('a date is written in the long US form', () => {
  expect(formatDate('2025-12-07T12:00:00Z')).toBe('December 7, 2025')
})

test('times are those of the zone that the reader has chosen, calendar days are not', () => {
  const instant = '2025-12-07T23:30:00Z'
  showTimesIn('Asia/Tokyo')
  const there = [formatDate(instant), formatClock(instant), formatLocalTime(instant), formatIsoDate('2025-12-07')]
  showTimesIn('America/Denver')
  const elsewhere = [formatClock(instant), formatLocalTime(instant)]
  showTimesIn(undefined)

  expect(there).toEqual(['December 8, 2025', '08:30:00', '08:30\u00A0GMT+9', 'December 7, 2025'])
  expect(elsewhere).toEqual(['16:30:00', '16:30\u00A0MST'])
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

test('a moment in a log is short and of 24 hours', () => {
  showTimesIn('America/New_York')
  const text = formatLogMoment('2025-12-07T19:32:08Z')
  showTimesIn(undefined)

  expect(text).toBe('Dec 7, 2025, 14:32:08')
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

test('a day is written in long US form and is the same day everywhere', () => {
  expect(formatIsoDate('2025-05-07')).toBe('May 7, 2025')
})

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'Just now'],
  ['2026-11-21T12:00:05Z', 'Just now'],
  ['2026-11-21T11:55:00Z', '5 min ago'],
  ['2026-11-21T09:00:00Z', '3 h ago'],
  ['2026-11-20T11:00:00Z', '1 day ago'],
  ['2026-10-22T12:00:00Z', '30 days ago'],
  ['2026-10-21T12:00:00Z', 'October 21, 2026'],
])('%s is %s', (instant, words) => {
  expect(timeText(instant, now)).toBe(words)
})
