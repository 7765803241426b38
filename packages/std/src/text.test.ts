import { expect, test } from 'vitest'
import { countText, referenceOf } from './text.ts'

test('the reference of a message is the end of its id in capitals', () => {
  expect(referenceOf('3f2a9c1e-77aa-4b1c-9d2e-0123456789ab')).toBe('456789AB')
})

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [2_321, '2,321'],
  [1_234_567, '1,234,567'],
])('the count %s reads as %s', (count, text) => {
  expect(countText(count)).toBe(text)
})
