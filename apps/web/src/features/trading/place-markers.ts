import type { ChartView, Trade } from '@stratomate/contracts/trading'
import { tradeOutcome } from './trade-words.ts'

export type MarkerLook = 'won' | 'lost' | 'open' | 'other'
export type TradeMarker = { id: string; timeS: number; side: Trade['side']; look: MarkerLook }

/** Where each trade stands on the chart: at the candle that gave its signal, while that candle is shown. */
export function placeMarkers(trades: readonly Trade[], chart: ChartView): TradeMarker[] {
  const shown = new Set(chart.candles.map(({ time }) => time))
  return trades
    .filter(({ symbol, timeframeS }) => symbol === chart.symbol && timeframeS === chart.timeframeS)
    .filter(({ candleTime }) => shown.has(candleTime))
    .map((trade) => ({ id: trade.id, timeS: trade.candleTime, side: trade.side, look: lookOf(trade) }))
}

function lookOf(trade: Trade): MarkerLook {
  const outcome = tradeOutcome(trade)
  if (outcome.kind === 'open') return 'open'
  if (outcome.kind !== 'settled') return 'other'
  return outcome.word === 'Won' ? 'won' : outcome.word === 'Lost' ? 'lost' : 'other'
}
