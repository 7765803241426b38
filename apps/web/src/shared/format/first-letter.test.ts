import { expect, test } from 'vitest'
import { lettersOf } from './first-letter.ts'

test.each([
  ['Ann L.', 'AL'],
  ['ann', 'A'],
  ['  Ann   van der Lee ', 'AV'],
  ['😀 Lee', '😀L'],
  ['', ''],
])('the letters of %s are %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters)
})
