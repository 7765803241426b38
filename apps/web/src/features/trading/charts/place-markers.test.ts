import { expect, test } from 'vitest'
import { placeMarkers } from './place-markers.ts'
import { candleOf, chartOf } from '#web/features/trading/testing/chart-of.ts'
import { refusalOf } from '#web/features/trading/testing/refusal-of.ts'
import { wonTradeOf } from '#web/features/trading/testing/trade-of.ts'

const noonS = Date.parse('2025-10-07T12:00:00.000Z') / 1_000
const chart = chartOf({ candles: [candleOf(noonS - 180), candleOf(noonS - 120), candleOf(noonS - 60)] })
const trade = wonTradeOf({ candleTime: noonS - 120 })
const refusal = refusalOf({ candleTime: noonS - 60 })

test('a trade stands at the candle that gave its signal, whatever the clock of the chart', () => {
  expect(placeMarkers({ trades: [trade], refusals: [] }, chart)).toEqual([
    { id: 't1', timeS: noonS - 120, side: 'buy', look: 'won' },
  ])
})

test('an open trade looks open', () => {
  const open = { ...trade, state: 'placed', result: null, profitCents: null } as const

  expect(placeMarkers({ trades: [open], refusals: [] }, chart)[0]?.look).toBe('open')
})

test('trades of other charts and of candles that are not shown are left out', () => {
  const other = { ...trade, symbol: 'GBPUSD' }
  const old = { ...trade, candleTime: noonS - 86_400 }

  expect(placeMarkers({ trades: [other, old], refusals: [] }, chart)).toEqual([])
})

test('a refused signal stands at its candle, under the trades', () => {
  expect(placeMarkers({ trades: [trade], refusals: [refusal] }, chart).map(({ id, look }) => [id, look])).toEqual([
    ['r1', 'refused'],
    ['t1', 'won'],
  ])
})

test('a refused signal of an older app, of a candle that is gone or of another chart stands nowhere', () => {
  const refusals = [
    { ...refusal, candleTime: null },
    { ...refusal, candleTime: noonS - 86_400 },
    { ...refusal, timeframeS: 300 },
  ]

  expect(placeMarkers({ trades: [], refusals }, chart)).toEqual([])
})

test('of one candle and direction one is drawn: the traded one, else one that was refused', () => {
  const twice = [refusal, { ...refusal, id: 'r2' }, { ...refusal, id: 'r3', side: 'sell' as const }]
  const traded = { ...trade, candleTime: noonS - 60 }

  expect(placeMarkers({ trades: [], refusals: twice }, chart).map(({ id }) => id)).toEqual(['r1', 'r3'])
  expect(placeMarkers({ trades: [traded], refusals: twice }, chart).map(({ id }) => id)).toEqual(['r3', 't1'])
})

test('an order that the broker did not take looks refused', () => {
  const rejected = { ...trade, state: 'rejected', result: null, profitCents: null } as const

  expect(placeMarkers({ trades: [rejected], refusals: [] }, chart)[0]?.look).toBe('refused')
})
