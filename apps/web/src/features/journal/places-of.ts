import type { Candle, Trade } from '@stratomate/contracts/trading/schemas'

type TradePlaces = {
  /** Which candle gave the signal; -1 where it is not among them. */
  signal: number
  /** The edges between which the trade ran, counted in candles from the left. */
  begin: number
  end: number
  /** The price at which it began; null where it is unknown, or none of this chart at that time. */
  entry: number | null
}

/** Where a trade lies among the candles around it, which are ordered by time. */
export function placesOf(trade: Trade, candles: readonly Candle[]): TradePlaces {
  const { entryPrice, candleTime, timeframeS, sentAt, expiresAt, isUnconfirmed } = trade
  const signal = candles.findIndex(({ time }) => time === candleTime)
  // An order is sent when its candle has closed, so it begins with the next one.
  const begin = isUnconfirmed ? signal : signal + 1
  const runs = Math.ceil((Date.parse(expiresAt) - Date.parse(sentAt)) / 1_000 / timeframeS)
  const end = Math.max(begin + 1, Math.min(candles.length, begin + runs))
  const around = candles.slice(Math.max(0, signal), begin + 1)
  return { signal, begin, end, entry: entryPrice !== null && isPriceOf(entryPrice, around) ? entryPrice : null }
}

/**
 * A broker of over-the-counter pairs has prices of its own, and a line at one of them would cross a chart of others.
 * What the candles span is room for its spread.
 */
function isPriceOf(price: number, candles: readonly Candle[]): boolean {
  if (candles.length === 0) return false
  const low = Math.min(...candles.map((candle) => candle.low))
  const high = Math.max(...candles.map((candle) => candle.high))
  const room = high - low
  return price >= low - room && price <= high + room
}
