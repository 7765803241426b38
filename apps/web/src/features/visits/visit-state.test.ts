import { expect, test } from 'vitest'
import { formatVisits, visitState } from './visit-state.ts'

test('a count that may be shown is visible', () => {
  expect(visitState({ count: 250, shouldDisplay: true })).toEqual({ kind: 'visible', count: 250 })
})

test('a count under the threshold and an answer without a count are hidden', () => {
  expect(visitState({ count: 249, shouldDisplay: false })).toEqual({ kind: 'hidden' })
  expect(visitState({ shouldDisplay: true })).toEqual({ kind: 'hidden' })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_284, '1,284'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (count, text) => {
  expect(formatVisits(count)).toBe(text)
})
