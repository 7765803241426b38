/** Which chart of which terminal this is, as its Expert Advisor introduces it. */
export type ChartIdentity = {
  terminalId: string
  chart: string
  symbol: string
  custom: boolean
  timeframeS: number
  digits: number
  source: 'synthetic' | 'recording'
  /** Candle seconds per second, as a number also for `max`. */
  speed: number
}
