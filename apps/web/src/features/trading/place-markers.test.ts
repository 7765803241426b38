import { expect, test } from 'vitest'
import { placeMarkers } from './place-markers.ts'
import { candleOf, chartOf } from './testing/chart-of.ts'
import { wonTradeOf } from './testing/trade-of.ts'

const noonS = Date.parse('2025-10-07T12:00:00.000Z') / 1_000
const chart = chartOf({ candles: [candleOf(noonS - 180), candleOf(noonS - 120), candleOf(noonS - 60)] })
const trade = wonTradeOf({ candleTime: noonS - 120 })

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
