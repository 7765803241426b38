import { expect, test } from 'vitest'
import { candleSignals } from './candle-signals.ts'
import { chartOf } from '#web/features/trading/testing/chart-of.ts'
import { refusalOf } from '#web/features/trading/testing/refusal-of.ts'
import { tradeOf, wonTradeOf } from '#web/features/trading/testing/trade-of.ts'

const chart = chartOf()

test('each candle tells what became of its signals, and why one was refused', () => {
  const signals = { trades: [wonTradeOf()], refusals: [refusalOf({ side: 'sell' })] }

  expect(candleSignals(signals, chart).get(60)).toEqual([
    { id: 't1', words: 'CALL, Won', code: null },
    { id: 'r1', words: 'PUT, refused', code: 'stale' },
  ])
})

test('a trade that was placed before its candle had closed says so', () => {
  const signals = { trades: [wonTradeOf({ isUnconfirmed: true })], refusals: [] }

  expect(candleSignals(signals, chart).get(60)).toMatchObject([{ words: 'CALL (unconfirmed), Won' }])
})

test('an order that was taken back is told once, by its reason', () => {
  const rejected = tradeOf({ state: 'rejected' })
  const reason = refusalOf({ signalId: rejected.signalId, code: 'market_closed' })

  expect(candleSignals({ trades: [rejected], refusals: [reason] }, chart).get(60)).toMatchObject([{ id: 'r1' }])
  expect(candleSignals({ trades: [rejected], refusals: [] }, chart).get(60)).toMatchObject([
    { words: 'CALL, not placed' },
  ])
})

test('signals of other charts and of candles that are gone are left out', () => {
  const signals = {
    trades: [tradeOf({ symbol: 'GBPUSD' }), tradeOf({ candleTime: 30 })],
    refusals: [refusalOf({ candleTime: null }), refusalOf({ timeframeS: 300 })],
  }

  expect(candleSignals(signals, chart).size).toBe(0)
})
