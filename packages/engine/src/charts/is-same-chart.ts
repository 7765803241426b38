/** A chart by what a person calls it: its symbol, in any case, and its timeframe. */
type NamedChart = { symbol: string; timeframeS: number }

/** Whether a favorite and a chart, or two of either, mean the same. */
export function isSameChart(one: NamedChart, other: NamedChart): boolean {
  return one.symbol.toUpperCase() === other.symbol.toUpperCase() && one.timeframeS === other.timeframeS
}
