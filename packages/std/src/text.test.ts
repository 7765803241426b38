import { expect, test } from 'vitest'
import { countText, lettersOf, readJson, referenceOf } from './text.ts'

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

test.each([
  ['Ann L.', 'AL'],
  ['ann', 'A'],
  ['  Ann   van der Lee ', 'AV'],
  ['😀 Lee', '😀L'],
  ['Mira (sample)', 'M'],
  ['(both) [odd]', '(['],
  ['', ''],
])('the letters of %s are %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
])('the text %j says %j as JSON', (text, value) => {
  expect(readJson(text)).toEqual(value)
})
