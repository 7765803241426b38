import type { ConnectedChart } from '../ports.ts'

/** A connected M1 chart of a symbol, with what a test wants otherwise. */
export function chartOf(symbol: string, change: Partial<ConnectedChart> = {}): ConnectedChart {
  return {
    key: `${symbol}:60:x`,
    feed: `t:${symbol}:60`,
    symbol,
    isCustom: symbol.includes('OTC'),
    timeframeS: 60,
    digits: 5,
    indicator: 'x',
    indicatorId: 'x',
    speed: 1,
    isSimulated: false,
    ...change,
  }
}
