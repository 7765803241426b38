/** Recorded candles of one chart. Instants are Unix seconds, UTC; `toS` is the end of the last candle. */
export type WindowSeries = {
  id: string
  symbol: string
  timeframeS: number
  digits: number
  /** Distinguishes charts of the same name in two terminals: eight hexadecimal digits. */
  feed: string
  candles: number
  bytes: number
  fromS: number
  toS: number
  /** Gaps other than weekends, and how many candles they leave out. */
  gaps: number
  missingCandles: number
}

/** The recorded series, the newest first; `problem` is why nothing can be written now, null while all is well. */
export type WindowCandles = { series: WindowSeries[]; problem: string | null }
