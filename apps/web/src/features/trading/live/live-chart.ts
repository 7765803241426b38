import type { Candle, Chart, ChartView } from '@stratomate/contracts/trading/schemas'

/** A chart with its candles, as the pages store it. */
export type LiveChart = ChartView

/** As many candles as the server keeps; older ones are dropped. */
const candlesMax = 500

export function chartKey(chart: Pick<ChartView, 'deviceId' | 'symbol' | 'timeframeS'>): string {
  return `${chart.deviceId} ${chart.symbol} ${chart.timeframeS}`
}

/** What a list of charts shows of each chart; none of it changes with a candle. */
export type ListedChart = Pick<ChartView, 'symbol' | 'timeframeS' | 'favorite'> & { id: string }

/** The charts as a list without duplicates: two windows of one symbol and timeframe show the same candles. */
export function listCharts(charts: readonly LiveChart[]): ListedChart[] {
  const listed = new Map<string, ListedChart>()
  for (const chart of charts) {
    const { symbol, timeframeS, favorite } = chart
    const id = chartKey(chart)
    if (!listed.has(id)) listed.set(id, { id, symbol, timeframeS, favorite })
  }
  return [...listed.values()]
}

/**
 * The chart with more candles, each in its place, because history may arrive late. A candle that is already there
 * changes nothing.
 */
export function addCandles(chart: LiveChart, candles: readonly Candle[]): LiveChart {
  const known = new Set(chart.candles.map(({ time }) => time))
  const fresh = candles.filter(({ time }) => !known.has(time))
  if (fresh.length === 0) return chart
  const sorted = [...chart.candles, ...fresh].toSorted((one, other) => one.time - other.time)
  return { ...chart, candles: sorted.slice(-candlesMax) }
}

/** The charts as the computer now lists them; null when one of them is new, because its candles must be fetched. */
export function mergeCharts(
  known: readonly LiveChart[],
  { deviceId, charts }: { deviceId: string; charts: readonly Chart[] },
): LiveChart[] | null {
  const ofOthers = known.filter((chart) => chart.deviceId !== deviceId)
  const own = charts.flatMap((chart) => {
    const before = known.find((candidate) => chartKey(candidate) === chartKey({ ...chart, deviceId }))
    return before === undefined ? [] : [{ ...before, ...chart }]
  })
  if (own.length < charts.length) return null
  return [...ofOthers, ...own].toSorted((one, other) => Number(other.favorite) - Number(one.favorite))
}
