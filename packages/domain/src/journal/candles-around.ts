import type { Candle, Trade } from '@stratomate/contracts/trading/schemas'

const [before, after] = [30, 10]

/**
 * The candles from before a signal until after its trade, on the chart's own clock; none when the signal's candle is
 * missing.
 */
export function candlesAround(
  candles: readonly Candle[],
  trade: Pick<Trade, 'candleTime' | 'timeframeS' | 'sentAt' | 'expiresAt'>,
): Candle[] {
  const place = candles.findIndex(({ time }) => time === trade.candleTime)
  if (place === -1) return []
  const runsS = (Date.parse(trade.expiresAt) - Date.parse(trade.sentAt)) / 1_000
  const runs = Math.min(60, Math.max(1, Math.ceil(runsS / trade.timeframeS)))
  return candles.slice(Math.max(0, place - before), place + runs + after + 1)
}
