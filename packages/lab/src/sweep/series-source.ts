import type { CandleSet } from '@stratomate/candles/candle-set'
import { checkedPrices, parametersOf, signalsOf } from '../run/signals-of.ts'
import { createEmaSource } from './ema-source.ts'
import type { Grid, GridPoint } from './grid.ts'
import { listSignals, type SignalList } from './settle-signals.ts'
import { createSuperTrendSource } from './super-trend-source.ts'

/** Gives the signals of the points of a grid one after the other; what neighbouring points share is computed once. */
export type SeriesSource = (point: GridPoint) => SignalList

/**
 * A source for the indicator of a grid: one with shared base series where there is one, else the indicator's own
 * signals.
 */
export function createSeriesSource(set: CandleSet, { indicatorId, parameters: tried }: Grid): SeriesSource {
  const prices = checkedPrices(set)
  if (indicatorId === 'ema-alerts') {
    const crossings = createEmaSource(set)
    return (parameters) => {
      const { fast = 0, slow = 0 } = parametersOf({ indicatorId, parameters })
      return crossings({ fast, slow })
    }
  }
  if (indicatorId !== 'super-trend') return (parameters) => listSignals(signalsOf({ indicatorId, parameters }, prices))
  const source = createSuperTrendSource(prices, tried['multiplier'] ?? [])
  return (parameters) => {
    const { period = 0, multiplier = 0 } = parametersOf({ indicatorId, parameters })
    return source({ period, multiplier })
  }
}
