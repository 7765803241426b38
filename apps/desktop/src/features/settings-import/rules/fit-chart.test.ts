import { expect, test } from 'vitest'
import { fitChart, fitsPair } from './fit-chart.ts'

test.each([
  ['EUR/USD', 'EURUSD'],
  ['EUR/USD', 'EURUSD.pro'],
  ['eurusd', 'mEURUSD'],
  ['EUR/USD OTC', 'EURUSD-OTC'],
  ['EUR/USD (OTC)', 'EURUSD_otc'],
])('%s is the pair of the symbol %s', (pair, symbol) => {
  expect(fitsPair(pair, symbol)).toBe(true)
})

test.each([
  ['EUR/USD', 'GBPUSD'],
  ['EUR/USD', 'EURUSD-OTC'],
  ['EUR/USD OTC', 'EURUSD'],
  ['USD', 'EURUSD'],
  ['/', 'EURUSD'],
  ['欧元', 'EURUSD'],
])('%s is not the pair of the symbol %s', (pair, symbol) => {
  expect(fitsPair(pair, symbol)).toBe(false)
})

test('of two charts of the pair the one with the shared timeframe fits best', () => {
  const chart = (symbol: string, timeframeS: number) => ({ symbol, timeframeS })
  const charts = [chart('GBPUSD', 300), chart('EURUSD', 60), chart('EURUSD', 300)]

  expect(fitChart({ pair: 'EUR/USD', timeframe: 'M5' }, charts)).toEqual(chart('EURUSD', 300))
  expect(fitChart({ pair: 'EUR/USD', timeframe: 'H1' }, charts)).toEqual(chart('EURUSD', 60))
  expect(fitChart({ pair: 'USD/JPY', timeframe: 'M5' }, charts)).toBeNull()
  expect(fitChart({ pair: 'EUR/USD', timeframe: 'M5' }, [])).toBeNull()
})
