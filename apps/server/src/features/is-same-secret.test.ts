import { expect, test } from 'vitest'
import { isSameSecret } from './is-same-secret.ts'

test.each([
  ['', '', true],
  ['key', 'key', true],
  ['key', 'keys', false],
  ['KEY', 'key', false],
  ['', 'key', false],
])('%j and %j', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame)
})
