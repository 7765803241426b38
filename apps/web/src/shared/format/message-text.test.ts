import { multiLine } from '@stratomate/contracts/support/schemas'
import { describe, expect, test } from 'vitest'
import { checkText, lengthHint, lengthOf, storedText } from './message-text.ts'

describe('the length', () => {
  test.each([
    [4_499, undefined],
    [4_500, '500 characters left'],
    [4_999, '1 character left'],
    [5_000, '0 characters left'],
    [5_001, '1 character too many'],
    [6_500, '1,500 characters too many'],
  ])('of %i characters says: %s', (length, hint) => {
    expect(lengthHint('x'.repeat(length), 5_000)).toBe(hint)
  })
})

test('the counter of a text counts what will be stored', () => {
  expect(lengthOf(' a\r\nb ', 5_000)).toBe('3/5,000')
})

const rules = { lengthMax: 10, empty: 'Write something' }

test.each([
  ['', 'Write something'],
  [' \n ', 'Write something'],
  ['x'.repeat(10), undefined],
  [` ${'x'.repeat(10)} `, undefined],
  ['x'.repeat(11), 'Use at most 10 characters'],
])('%j is checked: %s', (text, problem) => {
  expect(checkText(text, rules)).toBe(problem)
})

test.each([' a\r\nb ', 'Jose\u0301', 'x'.repeat(10), '\ta'])('%j is counted here as it is stored there', (text) => {
  expect(storedText(text)).toBe(multiLine(10).parse(text))
})
