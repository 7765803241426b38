import type { TradingSettings } from '@stratomate/contracts'

type ChartName = { readonly symbol: string; readonly timeframeS: number }
type Shared = Pick<TradingSettings, 'pair' | 'timeframe'>

const marksLengthMax = 6

/** Seconds of a candle of a timeframe as the community names it. */
export function timeframeSeconds(timeframe: TradingSettings['timeframe']): number {
  const count = Number(timeframe.slice(1))
  return timeframe.startsWith('H') ? count * 3_600 : count * 60
}

/**
 * The chart that fits shared settings best: one with their pair, and if possible their timeframe; null when none has
 * the pair.
 */
export function fitChart<Chart extends ChartName>(shared: Shared, charts: readonly Chart[]): Chart | null {
  const fitting = charts.filter(({ symbol }) => fitsPair(shared.pair, symbol))
  const seconds = timeframeSeconds(shared.timeframe)
  return fitting.find(({ timeframeS }) => timeframeS === seconds) ?? fitting[0] ?? null
}

/** Whether a symbol of a terminal is the pair, with or without marks of its broker. OTC is another product. */
export function fitsPair(pair: string, symbol: string): boolean {
  const [core, name] = [plain(pair), plain(symbol)]
  if (core === '' || isOtc(pair) !== isOtc(symbol)) return false
  return name === core || (core.length >= 6 && name.includes(core) && name.length - core.length <= marksLengthMax)
}

function isOtc(name: string): boolean {
  return /(?:^|[^A-Z0-9])OTC(?=[^A-Z0-9]|$)|OTC$/u.test(name.toUpperCase())
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '')
}
