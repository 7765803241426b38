import { expect, test } from 'vitest'
import { tradeOf, wonTradeOf } from '#web/features/trading/testing/trade-of.ts'
import { tradeNews } from './trade-news.ts'

test('an order that was placed is told as opened', () => {
  expect(tradeNews([tradeOf({ state: 'intended' })], [tradeOf()])).toBe('EURUSD M1: CALL opened')
  expect(tradeNews([], [tradeOf()])).toBe('EURUSD M1: CALL opened')
})

test('wins and losses are told in the same words', () => {
  const [won, lost] = [wonTradeOf(), tradeOf({ state: 'settled', result: 'lost', profitCents: -1_000 })]

  expect(tradeNews([tradeOf()], [won])).toBe('EURUSD M1: CALL, Won +$8.60')
  expect(tradeNews([tradeOf()], [lost])).toBe('EURUSD M1: CALL, Lost −$10.00')
})

test('an order on its way, and a list that is the same, are no news', () => {
  expect(tradeNews([], [tradeOf({ state: 'intended' })])).toBeNull()
  expect(tradeNews([tradeOf()], [tradeOf()])).toBeNull()
  expect(tradeNews([tradeOf()], [])).toBeNull()
})
