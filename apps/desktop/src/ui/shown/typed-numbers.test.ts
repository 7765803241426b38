import { expect, test } from 'vitest'
import { parseAmount, readNumber } from './typed-numbers.ts'

test.each([
  ['10', 1_000],
  ['10.5', 1_050],
  ['0,25', 25],
  [' $50.00 ', 5_000],
  ['', null],
  ['1000000', 100_000_000],
])('%j is an amount', (text, cents) => {
  expect(parseAmount(text)).toEqual({ kind: 'amount', cents })
})

test.each(['-1', '0', '0.001', '1.234', '1e3', 'ten', '1 000', '1,000.00', '1000001', '٣', 'NaN'])(
  '%j is none',
  (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'wrong' })
  },
)

test.each([
  ['5', false, 5],
  [' 2,5 ', false, 2.5],
  ['1', true, 1],
  ['10', true, 10],
  ['2.5', true, undefined],
  ['0.99', false, undefined],
  ['10.01', false, undefined],
  ['1.234', false, undefined],
  ['', false, undefined],
  ['ten', false, undefined],
])('%j from 1 to 10, whole: %s, is the number %s', (text, isWhole, number) => {
  expect(readNumber(text, { range: [1, 10], isWhole })).toBe(number)
})
