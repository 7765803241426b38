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

/** The chart with newer candles at its end. A candle that is there already, or an older one, changes nothing. */
export function addCandles(chart: LiveChart, candles: readonly Candle[], atMs: number): LiveChart {
  const lastS = chart.candles.at(-1)?.time ?? -1
  const fresh = candles.filter(({ time }) => time > lastS)
  const newest = fresh.at(-1)
  if (newest === undefined) return chart
  return {
    ...chart,
    candles: [...chart.candles, ...fresh].slice(-candlesMax),
    arrivals: [...chart.arrivals, { timeS: newest.time, atMs }].slice(-arrivalsMax),
  }
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
