import type { ChartView, Trade } from '@stratomate/contracts/trading'
import { expect, test } from 'vitest'
import { placeMarkers } from './place-markers.ts'

const candle = (time: number) => ({ time, open: 1, high: 2, low: 0.5, close: 1.5, volume: 10 })
const noonS = Date.parse('2025-10-07T12:00:00.000Z') / 1_000
const chart: ChartView = {
  deviceId: 'd1',
  symbol: 'EURUSD',
  timeframeS: 60,
  digits: 5,
  indicatorId: 'super-trend',
  favorite: true,
  simulated: false,
  candles: [candle(noonS - 180), candle(noonS - 120), candle(noonS - 60)],
}
const trade: Trade = {
  id: 't1',
  leaseId: 'l1',
  signalId: 'signal-1',
  broker: 'paper',
  account: 'paper',
  symbol: 'EURUSD',
  timeframeS: 60,
  indicatorId: 'super-trend',
  side: 'buy',
  candleTime: noonS - 120,
  stakeCents: 1_000,
  currency: 'USD',
  payoutPct: 86,
  signalAt: '2025-10-07T11:59:00.100Z',
  receivedAt: '2025-10-07T11:59:00.110Z',
  sentAt: '2025-10-07T11:59:00.500Z',
  acknowledgedAt: null,
  expiresAt: '2025-10-07T12:02:00.000Z',
  state: 'settled',
  result: 'won',
  profitCents: 860,
}

test('a trade stands at the candle that gave its signal, whatever the clock of the chart', () => {
  expect(placeMarkers([trade], chart)).toEqual([{ id: 't1', timeS: noonS - 120, side: 'buy', look: 'won' }])
})

test('an open trade looks open', () => {
  const open = { ...trade, state: 'placed', result: null, profitCents: null } as const

  expect(placeMarkers([open], chart)[0]?.look).toBe('open')
})

test('trades of other charts and of candles that are not shown are left out', () => {
  const other = { ...trade, symbol: 'GBPUSD' }
  const old = { ...trade, candleTime: noonS - 86_400 }

  expect(placeMarkers([other, old], chart)).toEqual([])
})
