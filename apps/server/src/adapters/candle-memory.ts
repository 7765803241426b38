import type { Candle } from '@stratomate/contracts'
import type { CandleStore, ChartKey } from '#server/features/trading/ports.ts'

const candlesMax = 300
const chartsMax = 120

/** The last candles of each device's charts, in memory. */
export function createCandleMemory(): CandleStore {
  const devices = new Map<string, Map<string, Candle[]>>()
  return {
    add: (deviceId, chart, candles) => {
      const charts = devices.get(deviceId) ?? new Map<string, Candle[]>()
      devices.set(deviceId, charts)
      const key = keyOf(chart)
      const held = charts.get(key)
      if (held === undefined && charts.size >= chartsMax) return { missingHistory: false }
      charts.set(key, merge(held ?? [], candles))
      return { missingHistory: held === undefined && candles.length < 50 }
    },
    read: (deviceId, chart) => devices.get(deviceId)?.get(keyOf(chart)) ?? [],
    forget: (deviceId) => {
      devices.delete(deviceId)
    },
  }
}

function keyOf({ symbol, timeframeS }: ChartKey): string {
  return `${symbol}:${timeframeS}`
}

/** Joins two runs of candles by time; the newer report of a time wins. */
function merge(held: Candle[], added: Candle[]): Candle[] {
  const byTime = new Map(held.map((candle) => [candle.time, candle]))
  for (const candle of added) byTime.set(candle.time, candle)
  return [...byTime.values()].toSorted((one, other) => one.time - other.time).slice(-candlesMax)
}
