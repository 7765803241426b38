import type { Candle, Chart, ChartView } from '@stratomate/contracts/trading/schemas'

/** A candle for tests that opened at `timeS` and went up. */
export function candleOf(timeS: number, change: Partial<Candle> = {}): Candle {
  return { time: timeS, open: 1, high: 2, low: 0.5, close: 1.5, volume: 10, ...change }
}

/** A chart of a minute as a computer lists it. */
export function listedChartOf(change: Partial<Chart> = {}): Chart {
  return {
    symbol: 'EURUSD',
    timeframeS: 60,
    digits: 5,
    indicatorId: 'super-trend',
    favorite: true,
    simulated: true,
    ...change,
  }
}

/** The same chart with its candles: two, unless others are given. */
export function chartOf(change: Partial<ChartView> = {}): ChartView {
  return { ...listedChartOf(), deviceId: 'd1', candles: [candleOf(0), candleOf(60)], ...change }
}
