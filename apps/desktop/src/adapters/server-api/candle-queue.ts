import type { BarFrame, Candle, CandlesInput } from '@stratomate/contracts'
import type { z } from 'zod'
import type { ConnectedChart } from '@stratomate/engine/ports'
import { putNewest } from '@stratomate/engine/keep-newest'

export type CandleBatches = z.infer<typeof CandlesInput>['batches']

type ChartCandles = { chart: ConnectedChart; recent: Candle[]; waiting: Candle[] }

const recentMax = 300
const candlesPerCall = 500
/** The server keeps this many for a computer. */
const chartsMax = 120

/** Closed candles on their way to the dashboard: only the newest 300 of each chart are kept, on purpose. */
export class CandleQueue {
  readonly #charts = new Map<string, ChartCandles>()

  add(chart: ConnectedChart, { bar, o, h, l, c, vol }: BarFrame): void {
    const key = keyOf(chart)
    const candles = this.#charts.get(key) ?? { chart, recent: [], waiting: [] }
    const candle = { time: bar, open: o, high: h, low: l, close: c, volume: vol }
    const next = {
      chart,
      recent: [...candles.recent, candle].slice(-recentMax),
      waiting: [...candles.waiting, candle].slice(-recentMax),
    }
    putNewest(this.#charts, [key, next], chartsMax)
  }

  /** Takes up to 500 waiting candles; they are gone unless `putBack` brings them back. */
  take(): CandleBatches {
    const batches: CandleBatches = []
    let left = candlesPerCall
    for (const [key, { chart, recent, waiting }] of this.#charts) {
      if (left === 0) break
      const candles = waiting.slice(0, left)
      if (candles.length === 0) continue
      left -= candles.length
      this.#charts.set(key, { chart, recent, waiting: waiting.slice(candles.length) })
      const { symbol, timeframeS, digits } = chart
      batches.push({ chart: { symbol, timeframeS, digits }, candles })
      if (batches.length === 100) break
    }
    return batches
  }

  putBack(batches: CandleBatches): void {
    for (const { chart, candles } of batches) {
      const key = keyOf(chart)
      const known = this.#charts.get(key)
      if (known !== undefined) {
        this.#charts.set(key, { ...known, waiting: [...candles, ...known.waiting].slice(-recentMax) })
      }
    }
  }

  /** The server lost a chart's history and wants it again. */
  resend(key: string): void {
    const known = this.#charts.get(key)
    if (known !== undefined) this.#charts.set(key, { ...known, waiting: known.recent })
  }

  hasWaiting(): boolean {
    return [...this.#charts.values()].some(({ waiting }) => waiting.length > 0)
  }
}

function keyOf({ symbol, timeframeS }: { symbol: string; timeframeS: number }): string {
  return `${symbol}:${timeframeS}`
}
