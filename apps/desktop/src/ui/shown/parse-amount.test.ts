import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

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
