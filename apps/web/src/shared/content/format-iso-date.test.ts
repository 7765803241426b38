import { expect, test } from 'vitest'
import { formatIsoDate } from './format-iso-date.ts'

test('a day is written in long US form and is the same day everywhere', () => {
  expect(formatIsoDate('2025-05-07')).toBe('May 7, 2025')
})
