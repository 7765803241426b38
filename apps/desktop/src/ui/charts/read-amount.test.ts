import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const max = { cents: 5_000, currency: 'USD' }

test.each([
  ['', null],
  ['50', 5_000],
  ['0,01', 1],
])('%j is taken', (text, cents) => {
  expect(readAmount(text, max)).toEqual({ cents, problem: null })
})

test.each([
  ['ten', 'Enter an amount such as 10.00, or leave it empty.'],
  ['0', 'Enter an amount such as 10.00, or leave it empty.'],
  ['50.01', 'At most $50.00, your maximum amount.'],
])('%j is not taken, and words say what is allowed', (text, problem) => {
  expect(readAmount(text, max)).toEqual({ problem })
})

test('the maximum is told in the currency of the account', () => {
  expect(readAmount('60', { cents: 5_000, currency: 'EUR' })).toEqual({
    problem: 'At most EUR\u00A050.00, your maximum amount.',
  })
})
