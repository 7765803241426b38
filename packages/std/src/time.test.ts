import { expect, test } from 'vitest'
import { dayMs, dayS, hourMs, hourS, minuteMs, secondMs, weekS } from './time.ts'

test('a day has as many milliseconds as the calendar says', () => {
  expect(Date.UTC(2_026, 10, 25) - Date.UTC(2_026, 10, 24)).toBe(dayMs)
  expect([secondMs, minuteMs, hourMs]).toEqual([1_000, 60_000, 3_600_000])
  expect([hourS, dayS, weekS]).toEqual([3_600, dayMs / secondMs, 604_800])
})
