import type { Candle } from '@stratomate/contracts'
import type { CandleStore, ChartKey } from '#server/features/trading/ports.ts'

/** The candles that this process itself holds. */
export type CandleMemory = Omit<CandleStore, 'read'> & {
  read: (deviceId: string, chart: ChartKey) => Candle[]
  holds: (deviceId: string) => boolean
}

const candlesMax = 300
const chartsPerDeviceMax = 120
/** Charts of all computers: 300 candles in 48 bytes each, so 144 MB at most. */
const chartsMax = 10_000
/** Computers report every 15 seconds; one that was silent for this long is off, and sends its candles again. */
const silentMs = 120_000

const fields = ['time', 'open', 'high', 'low', 'close', 'volume'] as const satisfies readonly (keyof Candle)[]

type Watched = { charts: Map<string, Float64Array>; heardMs: number }
type Limits = { nowMs: () => number; chartsMax?: number }

/** The last candles of each device's charts, in memory; numbers side by side, a third of what objects take. */
export function createCandleMemory(limits: Limits): CandleMemory {
  const { nowMs } = limits
  const allMax = limits.chartsMax ?? chartsMax
  const devices = new Map<string, Watched>()
  let chartCount = 0

  const forget = (deviceId: string) => {
    chartCount -= devices.get(deviceId)?.charts.size ?? 0
    devices.delete(deviceId)
  }

  return {
    hear: (deviceId) => {
      const device = devices.get(deviceId)
      if (device !== undefined) device.heardMs = nowMs()
    },
    add: (deviceId, chart, candles) => {
      const device = devices.get(deviceId) ?? { charts: new Map<string, Float64Array>(), heardMs: 0 }
      device.heardMs = nowMs()
      const key = keyOf(chart)
      const held = device.charts.get(key)
      if (held === undefined) {
        if (device.charts.size >= chartsPerDeviceMax || chartCount >= allMax) return { missingHistory: false }
        chartCount += 1
      }
      devices.set(deviceId, device)
      device.charts.set(key, pack(merge(held === undefined ? [] : unpack(held), candles)))
      return { missingHistory: held === undefined && candles.length < 50 }
    },
    read: (deviceId, chart) => {
      const held = devices.get(deviceId)?.charts.get(keyOf(chart))
      return held === undefined ? [] : unpack(held)
    },
    holds: (deviceId) => devices.has(deviceId),
    forget,
    forgetSilent: () => {
      for (const [id, { heardMs }] of devices) if (nowMs() - heardMs > silentMs) forget(id)
    },
    chartCount: () => chartCount,
  }
}

function keyOf({ symbol, timeframeS }: ChartKey): string {
  return `${symbol}:${timeframeS}`
}

function pack(candles: readonly Candle[]): Float64Array {
  return Float64Array.from(candles.flatMap((candle) => fields.map((field) => candle[field])))
}

function unpack(held: Float64Array): Candle[] {
  const candles: Candle[] = []
  for (let start = 0; start < held.length; start += fields.length) {
    const [time = 0, open = 0, high = 0, low = 0, close = 0, volume = 0] = held.subarray(start, start + fields.length)
    candles.push({ time, open, high, low, close, volume })
  }
  return candles
}

/** Joins two runs of candles by time; the newer report of a time wins. */
function merge(held: readonly Candle[], added: readonly Candle[]): Candle[] {
  const byTime = new Map(held.map((candle) => [candle.time, candle]))
  for (const candle of added) byTime.set(candle.time, candle)
  return [...byTime.values()].toSorted((one, other) => one.time - other.time).slice(-candlesMax)
}
