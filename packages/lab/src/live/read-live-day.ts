import type { RefusalCode } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { isFields, isWhole, jsonOf, type JsonFields } from '../json-values.ts'
import type { LiveDay, LiveTrade } from './compare-with-live.ts'

/** A file that is not a day of the desktop app, or does not contain the chart; the message is a sentence for people. */
export class LiveDayError extends RangeError {
  override readonly name = 'LiveDayError'
}

/** The chart and the rule for which a day is read. */
export type LiveChart = { readonly symbol: string; readonly timeframeS: number; readonly indicatorId: string }

/** Brokers' clocks differ from UTC by a multiple of this, seconds. */
const clockStepS = 900

const sideOf = (value: unknown): LiveTrade['side'] | null => (value === 'buy' || value === 'sell' ? value : null)

/**
 * Reads a day that the app has saved as JSON (Trades, Save this day): the signals of one chart, traded or refused, in
 * UTC. The app's day is in UTC. Trades by hand follow no signal and are left out. Throws a LiveDayError.
 */
export function readLiveDay(text: string, chart: LiveChart): LiveDay {
  const report = jsonOf(text)
  if (report === undefined) throw new LiveDayError('The file is no day of the desktop app: it is no JSON.')
  if (!isFields(report) || !Array.isArray(report['trades']) || !Array.isArray(report['refusals']))
    throw new LiveDayError('The file is no day of the desktop app: save one there, under Trades, as JSON.')
  const fromMs = Date.parse(`${String(report['day'])}T00:00:00Z`)
  if (Number.isNaN(fromMs)) throw new LiveDayError('The file names no day, such as 2026-11-25.')
  const isOfChart = (row: unknown): row is JsonFields =>
    isFields(row) &&
    row['symbol'] === chart.symbol &&
    row['timeframeS'] === chart.timeframeS &&
    row['indicatorId'] === chart.indicatorId
  const traded = report['trades'].filter(isOfChart).filter(({ leaseId }) => leaseId !== 'by_hand')
  const refused = report['refusals'].filter(isOfChart)
  const trades = [
    ...traded.map((row) => tradeOf(row, chart.timeframeS)),
    ...refused.flatMap((row) => refusalOf(row, chart.timeframeS)),
  ]
  if (trades.length === 0) {
    const { symbol, indicatorId } = chart
    throw new LiveDayError(`The day has no signal of ${indicatorId} on ${symbol} with this timeframe.`)
  }
  return { fromS: fromMs / 1_000, toS: (fromMs + dayMs) / 1_000, trades }
}

function tradeOf(row: JsonFields, timeframeS: number): LiveTrade {
  const { candleTimeS, signalAtMs, stakeCents, profitCents, reason } = row
  const side = sideOf(row['side'])
  const isMoney = isWhole(stakeCents) && (profitCents === null || isWhole(profitCents))
  if (side === null || !isMoney || !isWhole(candleTimeS) || !isWhole(signalAtMs))
    throw new LiveDayError('A trade of the file is damaged: save the day again.')
  const time = { candleTimeS: inUtc(candleTimeS, signalAtMs / 1_000, timeframeS), side }
  return { ...time, stakeCents, profitCents, reason: typeof reason === 'string' ? (reason as RefusalCode) : null }
}

/** Old journals do not contain the candle of a refused signal, which then cannot be joined. */
function refusalOf({ candleTime, at, side: name, code }: JsonFields, timeframeS: number): LiveTrade[] {
  const [side, atMs] = [sideOf(name), Date.parse(String(at))]
  if (side === null || !isWhole(candleTime) || Number.isNaN(atMs) || typeof code !== 'string') return []
  const candleTimeS = inUtc(candleTime, atMs / 1_000, timeframeS)
  // Safe: a reason that this version does not know is shown as it is.
  return [{ candleTimeS, side, stakeCents: 0, profitCents: null, reason: code as RefusalCode }]
}

/** A candle's opening on the chart's clock, in UTC: its signal came when it closed. */
function inUtc(candleTimeS: number, signalAtS: number, timeframeS: number): number {
  return candleTimeS - Math.round((candleTimeS + timeframeS - signalAtS) / clockStepS) * clockStepS
}
