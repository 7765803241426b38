import { expect, test } from 'vitest'
import { isBlackedOut } from './blackout.ts'

const news = [
  { fromMs: 8_000, toMs: 9_000, symbols: ['chf', 'Usd'] },
  { fromMs: 1_000, toMs: 2_000, symbols: ['usd'] },
  { fromMs: 5_000, toMs: 6_000, symbols: null },
]

test.each([
  ['EURUSD', 999, false],
  ['EURUSD', 1_000, true],
  ['EURUSD-OTC', 1_999, true],
  ['EURUSD', 2_000, false],
  ['EURGBP', 1_500, false],
  ['EURUSD', 8_000, true],
  ['EURGBP', 8_000, false],
  ['eurgbp', 5_500, true],
])('%s at %i: %s', (symbol, nowMs, expected) => {
  expect(isBlackedOut(news, symbol, nowMs)).toBe(expected)
})
