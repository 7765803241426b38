import type { Trade } from '@stratomate/contracts/trading/schemas'
import type { LiveChart } from '#web/features/trading/live/live-chart.ts'
import { tradeOutcome } from '#web/shared/format/trade-outcome.ts'

/** What a chart has to say of its trades: those that run, else the last one that ended. */
export type LatestTrade =
  | { kind: 'open'; first: Trade; more: number }
  | { kind: 'last'; trade: Trade }
  | { kind: 'none' }

type ChartName = Pick<LiveChart, 'symbol' | 'timeframeS'>

/** The trades or the refused signals of a chart, newest first as they came. */
export function ofChart<Item extends ChartName>(items: readonly Item[], chart: ChartName): Item[] {
  return items.filter(({ symbol, timeframeS }) => symbol === chart.symbol && timeframeS === chart.timeframeS)
}

/** Of several open trades the one that expires first is named. Expects the newest trade first. */
export function latestTradeOf(trades: readonly Trade[]): LatestTrade {
  const open = trades.filter((trade) => tradeOutcome(trade).kind === 'open')
  const [first] = open.toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt))
  if (first !== undefined) return { kind: 'open', first, more: open.length - 1 }
  const [trade] = trades
  return trade === undefined ? { kind: 'none' } : { kind: 'last', trade }
}

/** `source`: the price that the broker reported, or else the close of the signal's candle. */
export type EntryLine = { id: string; price: number; side: Trade['side']; source: 'broker' | 'candle' }

/**
 * Where the open trades of a chart began: at the broker's price; while nobody knows it, at the close of the candle that
 * gave the signal. One of which neither is known has no line.
 */
export function entryLines(trades: readonly Trade[], { candles }: Pick<LiveChart, 'candles'>): EntryLine[] {
  return trades
    .filter((trade) => tradeOutcome(trade).kind === 'open')
    .flatMap(({ id, side, candleTime, entryPrice }): EntryLine[] => {
      if (entryPrice !== null) return [{ id, side, price: entryPrice, source: 'broker' }]
      const candle = candles.findLast(({ time }) => time === candleTime)
      return candle === undefined ? [] : [{ id, side, price: candle.close, source: 'candle' }]
    })
}

/** What is left of a trade as a share of its whole run, from 1 to 0; clocks that disagree stay in these bounds. */
export function shareLeft({ sentAt, expiresAt }: Pick<Trade, 'sentAt' | 'expiresAt'>, nowMs: number): number {
  const endMs = Date.parse(expiresAt)
  const wholeMs = Math.max(1, endMs - Date.parse(sentAt))
  return Math.max(0, Math.min(1, (endMs - nowMs) / wholeMs))
}
