import type { Trade } from '@stratomate/contracts/trading'
import { describe, expect, test } from 'vitest'
import type { LiveChart } from './live-chart.ts'
import { placeMarkers } from './place-markers.ts'

const candle = (time: number) => ({ time, open: 1, high: 2, low: 0.5, close: 1.5, volume: 10 })
const noon = Date.parse('2025-10-07T12:00:00.000Z')
const noonS = noon / 1_000
const chart: LiveChart = {
  deviceId: 'd1',
  symbol: 'EURUSD',
  timeframeS: 60,
  digits: 5,
  indicatorId: 'super-trend',
  favorite: true,
  simulated: false,
  candles: [candle(noonS - 180), candle(noonS - 120), candle(noonS - 60)],
  readAtMs: noon + 1_000,
  arrivals: [],
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

describe('on a real chart', () => {
  test('a trade stands at the candle that closed before its signal', () => {
    expect(placeMarkers([trade], chart)).toEqual([{ id: 't1', timeS: noonS - 120, side: 'buy', look: 'won' }])
  })

  test('the clock of the terminal may differ from UTC by hours', () => {
    const shifted = { ...chart, candles: chart.candles.map(({ time }) => candle(time + 7_200)) }

    expect(placeMarkers([trade], shifted)[0]?.timeS).toBe(noonS - 120 + 7_200)
  })

  test('trades of other charts and older than the candles are left out', () => {
    const other = { ...trade, symbol: 'GBPUSD' }
    const old = { ...trade, signalAt: '2025-10-07T09:00:00.000Z' }

    expect(placeMarkers([other, old], chart)).toEqual([])
  })
})

describe('on a replayed chart', () => {
  const replayed = { ...chart, simulated: true }

  test('nothing is placed before the pace is known', () => {
    expect(placeMarkers([trade], replayed)).toEqual([])
  })

  test('candles are counted back at the pace they come in', () => {
    const arrivals = [
      { timeS: noonS - 180, atMs: noon },
      { timeS: noonS - 60, atMs: noon + 2_000 },
    ]
    const open = { ...trade, signalAt: new Date(noon + 1_050).toISOString(), state: 'placed', result: null } as const

    expect(placeMarkers([open], { ...replayed, arrivals })).toEqual([
      { id: 't1', timeS: noonS - 120, side: 'buy', look: 'open' },
    ])
  })
})
