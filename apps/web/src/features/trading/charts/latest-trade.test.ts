import type { Trade } from '@stratomate/contracts/trading/schemas'
import { describe, expect, test } from 'vitest'
import { candleOf } from '#web/features/trading/testing/chart-of.ts'
import { tradeOf, wonTradeOf } from '#web/features/trading/testing/trade-of.ts'
import { entryLines, shareLeft, latestTradeOf, ofChart } from './latest-trade.ts'

const sentAtMs = Date.parse('2025-11-07T14:00:00.000Z')
const at = (ms: number) => new Date(ms).toISOString()
const trade = (change: Partial<Trade>) => tradeOf({ sentAt: at(sentAtMs), expiresAt: at(sentAtMs + 60_000), ...change })
const won = wonTradeOf({ id: 'won' })
const candle = (time: number, close: number) => candleOf(time, { close })

describe('how a chart stands', () => {
  test('an open trade comes before a later result', () => {
    expect(latestTradeOf([won, trade({ id: 'open' })])).toMatchObject({ kind: 'open', first: { id: 'open' }, more: 0 })
  })

  test('of several open trades the one that expires first is named', () => {
    const late = trade({ id: 'late', expiresAt: at(sentAtMs + 120_000) })

    expect(latestTradeOf([late, trade({ id: 'soon' })])).toMatchObject({ kind: 'open', first: { id: 'soon' }, more: 1 })
  })

  test('without an open trade the newest one is named, whatever became of it', () => {
    const rejected = trade({ id: 'rejected', state: 'rejected' })

    expect(latestTradeOf([rejected, won])).toMatchObject({ kind: 'last', trade: { id: 'rejected' } })
  })

  test('a chart without trades has nothing to say', () => {
    expect(latestTradeOf([])).toEqual({ kind: 'none' })
  })

  test('trades of another timeframe belong to another chart', () => {
    expect(ofChart([trade({ timeframeS: 300 }), won], { symbol: 'EURUSD', timeframeS: 60 })).toEqual([won])
  })
})

describe('the line of an open trade', () => {
  const candles = [candle(0, 1.1), candle(60, 1.2), candle(120, 1.3)]

  test('stands at the close of the candle that gave the signal', () => {
    expect(entryLines([trade({}), won], { candles })).toEqual([{ id: 't1', side: 'buy', price: 1.2, source: 'candle' }])
  })

  test('stands at the broker’s price as soon as it is known, on whatever candle', () => {
    const known = trade({ entryPrice: 1.2001, candleTime: 30 })

    expect(entryLines([known], { candles })).toEqual([{ id: 't1', side: 'buy', price: 1.2001, source: 'broker' }])
  })

  test('is not drawn when that candle is not on the chart', () => {
    expect(entryLines([trade({ candleTime: 30 })], { candles })).toEqual([])
  })
})

describe('what is left of a trade', () => {
  test.each([
    [0, 1],
    [15_000, 0.75],
    [60_000, 0],
    [90_000, 0],
    [-5_000, 1],
  ])('%i ms after its order it is %f of its run', (afterMs, share) => {
    expect(shareLeft(trade({}), sentAtMs + afterMs)).toBe(share)
  })

  test('a trade that expires when it is sent has nothing left, and divides by nothing', () => {
    expect(shareLeft(trade({ expiresAt: at(sentAtMs) }), sentAtMs)).toBe(0)
  })
})
