import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { hasDuplicateKeys } from './has-duplicate-keys.ts'

test.each([
  ['{ "a": 1, "a": 2 }', true],
  ['{ "a": { "b": 1, "b": 1 } }', true],
  ['[{ "a": 1 }, { "a": 1 }]', false],
  ['{ "a": "a", "b": "\\"a\\": " }', false],
  [String.raw`{ "a\\": 1, "b" : "c:" }`, false],
  ['{ "__proto__": 1, "a": {} }', false],
  ['"a"', false],
])('%s', (text, isSo) => {
  expect(hasDuplicateKeys(text, JSON.parse(text))).toBe(isSo)
})

test('what a program wrote never names something twice', () => {
  assert(
    property(jsonValue(), (value) => {
      const text = JSON.stringify(value, null, 2)
      expect(hasDuplicateKeys(text, JSON.parse(text))).toBe(false)
    }),
  )
})
