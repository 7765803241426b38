import { expect, test } from 'vitest'
import { describeChart } from './describe-chart.ts'
import { candleOf, chartOf } from '#web/features/trading/testing/chart-of.ts'
import { tradeOf } from '#web/features/trading/testing/trade-of.ts'

const chart = chartOf({ candles: [candleOf(60, { close: 1.0843 })] })
const open = tradeOf({ side: 'sell' })

test('a chart without trades says its price and that there are none', () => {
  expect(describeChart(chart, { trades: [], refusals: [], markers: 0 })).toBe(
    'EURUSD M1: last price 1.08430, 1 candle, 0 signals shown. No trades yet.',
  )
})

test('an open trade is told with its entry and its end', () => {
  expect(describeChart(chart, { trades: [open], refusals: [], markers: 1 })).toMatch(
    /Open trade: PUT from 1\.08430 \(the close of its signal’s candle, .*\) until \d\d:01:00\.$/u,
  )
})

test('the price that the broker told needs no word more', () => {
  const trades = [{ ...open, entryPrice: 1.08431 }]

  expect(describeChart(chart, { trades, refusals: [], markers: 1 })).toMatch(/Open trade: PUT from 1\.08431 until/u)
})

test('refused signals are counted, and the last one says why', () => {
  const refusals = [
    { id: 'r2', side: 'sell', code: 'stale', timeS: 120 },
    { id: 'r1', side: 'buy', code: 'chart_limit', timeS: 60 },
  ] as const

  expect(describeChart(chart, { trades: [], refusals, markers: 2 })).toMatch(
    /2 signals refused, the last one PUT at 00:02: The signal was older than 2 seconds\.$/u,
  )
})

test('an entry that has left the chart is not made up', () => {
  expect(
    describeChart({ ...chart, candles: [] }, { trades: [open, { ...open, id: 't2' }], refusals: [], markers: 0 }),
  ).toMatch(/^EURUSD M1: no candle yet, .*Open trade: PUT until \d\d:01:00, 1 more open\.$/u)
})

test.each([
  [{ state: 'settled', result: 'lost', profitCents: -1_000 }, 'PUT, Lost −$10.00'],
  [{ state: 'settled', result: 'tie', profitCents: null }, 'PUT, Tie'],
  [{ state: 'rejected' }, 'not placed by the broker'],
  [{ state: 'unknown' }, 'not known yet'],
] as const)('the last trade %j reads %s', (change, words) => {
  const text = describeChart(chart, { trades: [{ ...open, ...change }], refusals: [], markers: 1 })

  expect(text.endsWith(`Last trade: ${words}.`)).toBe(true)
})
