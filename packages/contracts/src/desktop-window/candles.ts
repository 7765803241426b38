/** Recorded candles of one chart. Instants are Unix seconds, UTC; `toS` is the end of the last candle. */
export type WindowSeries = {
  id: string
  symbol: string
  timeframeS: number
  digits: number
  /** Tells apart charts of the same name from two terminals: eight hexadecimal digits. */
  feed: string
  candles: number
  bytes: number
  fromS: number
  toS: number
  /** Pauses beside the weekend's, and how many candles they leave out. */
  gaps: number
  missingCandles: number
}

/** What the app has recorded, the newest first; `problem` is why nothing is written now, null while all is well. */
export type WindowCandles = { series: WindowSeries[]; problem: string | null }
