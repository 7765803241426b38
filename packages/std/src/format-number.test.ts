import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatPrice, formatResult, formatStake } from './format-number.ts'

test.each(['en-US', 'en', 'es', 'pt-BR'])('a count in %s is what the language makes of it', (language) => {
  const counts = fc.oneof(fc.nat(1_100), fc.nat())
  fc.assert(fc.property(counts, (count) => formatCount(count, language) === count.toLocaleString(language)))
  expect(formatCount(999, language)).toBe('999')
})

test('a result carries its sign, with a true minus', () => {
  expect([860, -1_000, 0].map((cents) => formatResult(cents, 'USD'))).toEqual(['+$8.60', '−$10.00', '$0.00'])
})

test('a stake has two decimals and no sign', () => {
  expect(formatStake(1_000, 'USD')).toBe('$10.00')
})

test('a currency without a sign of ours is written by its code', () => {
  expect(formatStake(123_456, 'EUR')).toBe('EUR 1,234.56')
})

test('a stake of any size is written as the browser writes money', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      expect(formatStake(cents, 'USD')).toBe(dollars.format(cents / 100))
    }),
  )
})

test('the price of a plan has no empty decimals', () => {
  expect([2_900, 2_950, 250_000].map(formatPrice)).toEqual(['$29', '$29.50', '$2,500'])
})
