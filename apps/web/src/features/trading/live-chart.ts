import type { Candle, Chart, ChartView } from '@stratomate/contracts/trading'

/** When candles came in, by the reader's clock: how fast the chart's own clock runs can be told from it. */
export type Arrival = { timeS: number; atMs: number }

export type LiveChart = ChartView & { readAtMs: number; arrivals: readonly Arrival[] }

/** As many candles as the server keeps; older ones leave on the left. */
const candlesMax = 500
const arrivalsMax = 120

export function chartKey(chart: Pick<ChartView, 'deviceId' | 'symbol' | 'timeframeS'>): string {
  return `${chart.deviceId} ${chart.symbol} ${chart.timeframeS}`
}

/**
 * The chart with the candles in their places: newer ones at its end, history that comes late before the rest. What is
 * known already changes nothing.
 */
export function addCandles(chart: LiveChart, candles: readonly Candle[], atMs: number): LiveChart {
  const known = new Set(chart.candles.map(({ time }) => time))
  const fresh = candles.filter(({ time }) => !known.has(time))
  if (fresh.length === 0) return chart
  const merged = [...chart.candles, ...fresh].toSorted((one, other) => one.time - other.time).slice(-candlesMax)
  const newestS = merged.at(-1)?.time ?? 0
  const isNewer = newestS > (chart.candles.at(-1)?.time ?? Number.POSITIVE_INFINITY)
  const arrivals = isNewer ? [...chart.arrivals, { timeS: newestS, atMs }].slice(-arrivalsMax) : chart.arrivals
  return { ...chart, candles: merged, arrivals }
}

/** The charts as the device now lists them: those known keep their candles, the others start empty. */
export function mergeCharts(
  known: readonly LiveChart[],
  { deviceId, charts, atMs }: { deviceId: string; charts: readonly Chart[]; atMs: number },
): LiveChart[] {
  const ofOthers = known.filter((chart) => chart.deviceId !== deviceId)
  const own = charts.map((chart) => {
    const before = known.find((candidate) => chartKey(candidate) === chartKey({ ...chart, deviceId }))
    return { candles: [], readAtMs: atMs, arrivals: [], ...before, ...chart, deviceId }
  })
  return [...ofOthers, ...own].toSorted((one, other) => Number(other.favorite) - Number(one.favorite))
}
