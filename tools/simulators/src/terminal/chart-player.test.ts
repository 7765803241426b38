import { createSuperTrendStream, superTrendDefaults } from '@stratomate/indicators'
import { expect, test } from 'vitest'
import { createChartPlayer } from './chart-player.ts'
import { generateCandles } from './generate-candles.ts'
import { simulatedSymbols } from './symbols.ts'

function candles(count: number) {
  const [symbol = { name: 'EURUSD', digits: 5, start: 1, custom: false }] = simulatedSymbols(1)
  return generateCandles({ symbol, timeframeS: 60, startS: 0, seed: 4 }).take(count).toArray()
}

test('the history closes without a signal, then one candle closes per step', () => {
  const all = candles(400)
  const player = createChartPlayer(all.values(), 300)

  expect(player.closed()).toEqual(all.slice(0, 300))
  expect(player.step()?.candle).toEqual(all[300])
})

test('signals are those of SuperTrend, at the opening of the next candle', () => {
  const all = candles(1_500)
  const player = createChartPlayer(all.values(), 300)
  const stream = createSuperTrendStream(superTrendDefaults)
  const expected = all.map((candle) => stream.next(candle)).slice(300, -1)

  const steps = expected.map(() => player.step())

  expect(steps.map((step) => step?.signal)).toEqual(expected)
  expect(steps.map((step) => step?.nextOpen)).toEqual(all.slice(301).map(({ open }) => open))
  expect(expected.filter((signal) => signal !== null).length).toBeGreaterThan(10)
})

test('the last candle never closes, because no tick follows it', () => {
  const player = createChartPlayer(candles(301).values(), 300)

  expect(player.step()).toBeNull()
})
