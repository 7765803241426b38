import type { ChartView, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { ofChart } from './latest-trade.ts'
import { tradeOutcome } from '#web/shared/format/trade-outcome.ts'

export type MarkerLook = 'won' | 'lost' | 'open' | 'refused' | 'other'
export type TradeMarker = { id: string; timeS: number; side: Trade['side']; look: MarkerLook }

/** What is known of the signals of a chart: those that were traded and those that were refused. */
export type ChartSignals = { trades: readonly Trade[]; refusals: readonly Refusal[] }

/**
 * Where each signal is drawn on the chart: at its candle, if that candle is shown. Of several signals of one candle in
 * one direction, the traded one is drawn, otherwise a refused one.
 */
export function placeMarkers({ trades, refusals }: ChartSignals, chart: ChartView): TradeMarker[] {
  const shown = new Set(chart.candles.map(({ time }) => time))
  const traded = ofChart(trades, chart)
    .filter(({ candleTime }) => shown.has(candleTime))
    .map((trade) => ({ id: trade.id, timeS: trade.candleTime, side: trade.side, look: lookOf(trade) }))
  const taken = new Set(traded.map(placeOf))
  const refused: TradeMarker[] = []
  for (const { id, timeS, side } of shownRefusals(refusals, chart)) {
    const marker = { id, timeS, side, look: 'refused' } as const
    if (taken.has(placeOf(marker))) continue
    taken.add(placeOf(marker))
    refused.push(marker)
  }
  return [...refused, ...traded]
}

/** A refused signal whose candle is on the chart. `timeS` is when that candle opened, by the chart's own clock. */
export type ShownRefusal = Pick<Refusal, 'id' | 'side' | 'code'> & { timeS: number }

/** The refused signals of the candles that are shown, including those whose order was taken back. */
export function shownRefusals(refusals: readonly Refusal[], chart: ChartView): ShownRefusal[] {
  const shown = new Set(chart.candles.map(({ time }) => time))
  // Older apps do not report the candle: such a signal is only in the activity list.
  return ofChart(refusals, chart).flatMap(({ id, side, code, candleTime: timeS }) =>
    timeS !== null && shown.has(timeS) ? [{ id, side, code, timeS }] : [],
  )
}

function placeOf({ timeS, side }: Pick<TradeMarker, 'timeS' | 'side'>): string {
  return `${timeS} ${side}`
}

function lookOf(trade: Trade): MarkerLook {
  const outcome = tradeOutcome(trade)
  if (outcome.kind === 'open') return 'open'
  if (outcome.kind === 'rejected') return 'refused'
  if (outcome.kind !== 'settled') return 'other'
  return outcome.word === 'Won' ? 'won' : outcome.word === 'Lost' ? 'lost' : 'other'
}
