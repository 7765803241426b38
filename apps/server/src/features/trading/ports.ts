import type { Candle, Chart } from '@stratomate/contracts'

export type ChartKey = Pick<Chart, 'symbol' | 'timeframeS'>

/** The last candles of the charts that desktop apps watch; kept in memory, the apps send them again when asked. */
export type CandleStore = {
  /** Adds closed candles, oldest first; answers whether history before them is missing. */
  add: (deviceId: string, chart: ChartKey, candles: Candle[]) => { missingHistory: boolean }
  read: (deviceId: string, chart: ChartKey) => Candle[]
  forget: (deviceId: string) => void
}
