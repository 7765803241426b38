import { expect, test } from 'vitest'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { newApp } from '#desktop/testing/new-app.ts'
import { windowCharts } from './window-charts.ts'

test('a chart says whether the broker’s price is compared with its own, and that it is not while there is none', () => {
  const app = newApp(Date.UTC(2026, 10, 18, 12))
  const chart = chartOf('EURUSD')
  app.charts.connect(chart)
  const offerWith = (spot: { spot?: number }, quoteGapMax: number | null = 0.001) => {
    const broker = {
      account: 'demo' as const,
      isConnected: () => true,
      quote: () => ({ kind: 'offered', payoutPct: 90, ...spot }) as const,
    }
    const settingsStore = { trading: () => ({ ...app.settingsStore.trading(), quoteGapMax }) }
    return windowCharts({ ...app, broker: { of: () => ({ broker }) }, settingsStore }, 'unlimited', null)[0]?.offer
  }

  expect(offerWith({ spot: 1.1 })).toEqual({ kind: 'offered', payoutPct: 90, price: 'compared' })
  expect(offerWith({})).toEqual({ kind: 'offered', payoutPct: 90, price: 'missing' })
  expect(offerWith({}, null)).toEqual({ kind: 'offered', payoutPct: 90, price: 'off' })
})
