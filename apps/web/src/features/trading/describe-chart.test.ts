import type { Trade } from '@stratomate/contracts/trading'
import { expect, test } from 'vitest'
import { describeChart } from './describe-chart.ts'

const chart = {
  deviceId: 'd1',
  symbol: 'EURUSD',
  timeframeS: 60,
  digits: 5,
  indicatorId: 'super-trend',
  favorite: true,
  simulated: true,
  candles: [{ time: 60, open: 1, high: 2, low: 0.5, close: 1.0843, volume: 10 }],
}
const open: Trade = {
  id: 't1',
  leaseId: 'l1',
  signalId: 's1',
  broker: 'paper',
  account: 'paper',
  symbol: 'EURUSD',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'sell',
  candleTime: 60,
  stakeCents: 1_000,
  currency: 'USD',
  payoutPct: 86,
  signalAt: '2025-11-07T14:00:00.000Z',
  receivedAt: '2025-11-07T14:00:00.000Z',
  sentAt: '2025-11-07T14:00:00.000Z',
  acknowledgedAt: null,
  expiresAt: '2025-11-07T14:01:00.000Z',
  state: 'placed',
  result: null,
  profitCents: null,
}

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
