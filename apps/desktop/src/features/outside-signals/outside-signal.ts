import { createHash } from 'node:crypto'
import type { OutsideSource } from '@stratomate/contracts/desktop-window/outside-sources'
import { outsideIndicatorName } from '@stratomate/contracts/desktop-window/outside-values'
import type { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { sameSymbolName } from '@stratomate/engine/outside/symbol-of'
import { outsideKey } from '@stratomate/engine/outside/outside-key'
import type { OutsideCall } from '@stratomate/engine/outside/read-alert'
import type { ConnectedChart, Signal } from '@stratomate/engine/ports'

export type PriceSource = {
  charts: Pick<ChartRegistry, 'connected' | 'lastBarS'>
  /** The close of the last candle of each feed whose chart is connected. */
  lastCloses: ReadonlyMap<string, number>
}

type Priced = { chart: ConnectedChart; barTimeS: number; price: number }

/**
 * The signal of a call. Price, candles and clock are those of the open chart of the same symbol with the shortest
 * timeframe; without one the gate refuses it. The same call of the same source always has the same id.
 */
export function outsideSignal(call: OutsideCall, source: OutsideSource, now: PriceSource & { nowMs: number }): Signal {
  const { symbol, side, atMs, lengthS } = call
  const { chart, barTimeS, price } = pricedChart(symbol, now) ?? noChart(call, source)
  const name = outsideIndicatorName(source.name)
  return {
    id: callId(call, source),
    chart: { ...chart, key: outsideKey(source.id, chart.symbol), indicator: name, indicatorId: name },
    side,
    barTimeS,
    price,
    outside: { lengthS: lengthS ?? source.lengthS },
    emittedAtMs: atMs,
    receivedAtMs: now.nowMs,
  }
}

function callId({ id, symbol, side, atMs }: OutsideCall, source: OutsideSource): string {
  const parts = ['outside', source.id, ...(id === null ? [symbol, side, atMs] : [id])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

function pricedChart(symbol: string, { charts, lastCloses }: PriceSource): Priced | null {
  const name = sameSymbolName(symbol)
  const found: Priced[] = []
  for (const chart of charts.connected()) {
    if (sameSymbolName(chart.symbol) !== name) continue
    const barTimeS = charts.lastBarS(chart)
    const price = lastCloses.get(chart.feed)
    if (barTimeS !== null && price !== undefined) found.push({ chart, barTimeS, price })
  }
  const [shortest = null] = found.toSorted((one, other) => one.chart.timeframeS - other.chart.timeframeS)
  return shortest
}

/** Replaces a missing chart: it has no candle, so nothing is traded on it. */
function noChart({ symbol, atMs }: OutsideCall, { id, lengthS }: OutsideSource): Priced {
  const key = outsideKey(id, symbol)
  const chart: ConnectedChart = {
    key,
    feed: key,
    symbol,
    isCustom: false,
    timeframeS: lengthS,
    digits: 5,
    indicator: '',
    indicatorId: '',
    speed: 1,
    isSimulated: false,
  }
  return { chart, barTimeS: Math.max(0, Math.floor(atMs / 1_000)), price: 0 }
}
