import { expect, test } from 'vitest'
import { timeText } from './time-text.ts'

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
