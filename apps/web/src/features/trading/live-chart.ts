import type { Candle, Chart, ChartView } from '@stratomate/contracts/trading'

/** A chart with its candles, as the pages keep it. */
export type LiveChart = ChartView

/** As many candles as the server keeps; older ones leave on the left. */
const candlesMax = 500

export function chartKey(chart: Pick<ChartView, 'deviceId' | 'symbol' | 'timeframeS'>): string {
  return `${chart.deviceId} ${chart.symbol} ${chart.timeframeS}`
}

/** The chart with more candles, each in its place: history may come late. One that is there already changes nothing. */
export function addCandles(chart: LiveChart, candles: readonly Candle[]): LiveChart {
  const known = new Set(chart.candles.map(({ time }) => time))
  const fresh = candles.filter(({ time }) => !known.has(time))
  if (fresh.length === 0) return chart
  const sorted = [...chart.candles, ...fresh].toSorted((one, other) => one.time - other.time)
  return { ...chart, candles: sorted.slice(-candlesMax) }
}

/** The charts as the device now lists them: those known keep their candles, the others start empty. */
export function mergeCharts(
  known: readonly ChartView[],
  { deviceId, charts }: { deviceId: string; charts: readonly Chart[] },
): ChartView[] {
  const ofOthers = known.filter((chart) => chart.deviceId !== deviceId)
  const own = charts.map((chart) => {
    const before = known.find((candidate) => chartKey(candidate) === chartKey({ ...chart, deviceId }))
    return { ...chart, deviceId, candles: before?.candles ?? [] }
  })
  return [...ofOthers, ...own].toSorted((one, other) => Number(other.favorite) - Number(one.favorite))
}
