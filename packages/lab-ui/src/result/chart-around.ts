import type { CandleSet } from '@stratomate/candles/candle-set'
import { type TradeColumns, tradeCount, unpackTrades } from '@stratomate/lab/report/trade-columns'

type LabCandle = { time: number; open: number; high: number; low: number; close: number; volume: number }
type LabMarker = { id: string; timeS: number; side: 'buy' | 'sell'; look: 'won' | 'lost' | 'other' }

/** A stretch of a history with its trades, as the charts of the dashboard draw it. Times are Unix seconds, UTC. */
export type LabChart = { digits: number; candles: LabCandle[]; markers: LabMarker[] }

/** Candles before and after the one of the signal. */
const [before, after] = [28, 14]
const looks = { '1': 'won', '-1': 'lost', '0': 'other' } as const

/** The candles around the trade of a row, with every trade whose signal is among them; null where there is no such trade. */
export function chartAround(set: CandleSet, trades: TradeColumns, row: number): LabChart | null {
  const [chosen] = unpackTrades(trades, { from: row, to: row + 1 })
  if (chosen === undefined) return null
  const { time, open, high, low, close, volume } = set.columns
  const from = Math.max(0, chosen.index - before)
  const to = Math.min(time.length, chosen.index + after + 1)
  const candles = Array.from({ length: to - from }, (_, place): LabCandle => {
    const at = from + place
    return {
      time: time[at] ?? 0,
      open: open[at] ?? 0,
      high: high[at] ?? 0,
      low: low[at] ?? 0,
      close: close[at] ?? 0,
      volume: volume[at] ?? 0,
    }
  })
  // Trades are in the order of their ends, so those of a stretch are near each other.
  const near = unpackTrades(trades, { from: row - 100, to: Math.min(tradeCount(trades), row + 100) })
  const markers = near
    .filter(({ index }) => index >= from && index < to)
    .map(({ index, side, result }): LabMarker => {
      const timeS = time[index] ?? 0
      return { id: `${index} ${side}`, timeS, side: side > 0 ? 'buy' : 'sell', look: looks[result] }
    })
  return { digits: set.digits, candles, markers }
}
