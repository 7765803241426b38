import type { Candle, Chart } from '@stratomate/contracts'

export type ChartKey = Pick<Chart, 'symbol' | 'timeframeS'>

/**
 * The last candles of the charts that desktop apps watch now, kept in memory and forgotten when a computer goes
 * offline. The apps send them again when asked.
 */
export type CandleStore = {
  /** Adds closed candles, oldest first; answers whether history before them is missing. */
  add: (deviceId: string, chart: ChartKey, candles: Candle[]) => { missingHistory: boolean }
  /** The last candles, from whichever server holds them; empty when none does. */
  read: (deviceId: string, chart: ChartKey) => Promise<Candle[]>
  /** A computer has reported its state: its candles stay. */
  hear: (deviceId: string) => void
  forget: (deviceId: string) => void
  /** Forgets the candles of computers that no longer report. */
  forgetSilent: () => void
  /** How many charts are held, of all computers. */
  chartCount: () => number
}
