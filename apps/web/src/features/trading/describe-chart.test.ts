import { expect, test } from 'vitest'
import { describeChart } from './describe-chart.ts'
import { candleOf, chartOf } from './testing/chart-of.ts'
import { tradeOf } from './testing/trade-of.ts'

const chart = chartOf({ candles: [candleOf(60, { close: 1.0843 })] })
const open = tradeOf({ side: 'sell' })

test('a chart without trades says its price and that there are none', () => {
  expect(describeChart(chart, { trades: [], markers: 0 })).toBe(
    'EURUSD M1: last price 1.08430, 1 candle, 0 trades shown. No trades yet.',
  )
})

test('an open trade is told with its entry and its end', () => {
  expect(describeChart(chart, { trades: [open], markers: 1 })).toMatch(
    /Open trade: PUT from 1\.08430 until \d\d:01:00\.$/u,
  )
})

test('an entry that has left the chart is not made up', () => {
  expect(describeChart({ ...chart, candles: [] }, { trades: [open, { ...open, id: 't2' }], markers: 0 })).toMatch(
    /^EURUSD M1: no candle yet, .*Open trade: PUT until \d\d:01:00, 1 more open\.$/u,
  )
})

test.each([
  [{ state: 'settled', result: 'lost', profitCents: -1_000 }, 'PUT, Lost −$10.00'],
  [{ state: 'settled', result: 'tie', profitCents: null }, 'PUT, Tie'],
  [{ state: 'rejected' }, 'not placed by the broker'],
  [{ state: 'unknown' }, 'not known yet'],
] as const)('the last trade %j reads %s', (change, words) => {
  const text = describeChart(chart, { trades: [{ ...open, ...change }], markers: 1 })

  expect(text.endsWith(`Last trade: ${words}.`)).toBe(true)
})
