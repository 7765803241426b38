import { type Candle, candleColumns } from '../candle.ts'
import type { Batch, Indicator, IndicatorStream, Reading, SignalSide } from '../indicator.ts'
import type { ParameterValues } from '../parameters.ts'

const sides = new Map<number, SignalSide>([
  [1, 'buy'],
  [-1, 'sell'],
])

/** What the stream says, candle by candle. */
export function streamReadings(
  indicator: Indicator,
  candles: readonly Candle[],
  parameters: ParameterValues<string> = indicator.defaults,
): Reading[] {
  const stream = indicator.createStream(parameters)
  return candles.map((candle) => readNext(stream, candle))
}

/** What a stream says of its next candle, as a reading that can be kept and compared. */
export function readNext(stream: IndicatorStream, candle: Candle): Reading {
  const signal = stream.next(candle)
  const values = Object.entries(stream.lines).map(([name, { value }]) => [name, value] as const)
  return { lines: Object.fromEntries(values), signal }
}

/** What the batch says, in the words of the stream. */
export function batchReadings(
  indicator: Indicator,
  candles: readonly Candle[],
  parameters: ParameterValues<string> = indicator.defaults,
): Reading[] {
  const batch = indicator.batch(candleColumns(candles), parameters)
  return candles.map((_, index) => readingAt(batch, index))
}

/** The sides alone: 1 for buy, -1 for sell, 0 for none. */
export function batchSignals(
  indicator: Indicator,
  candles: readonly Candle[],
  parameters: ParameterValues<string> = indicator.defaults,
): number[] {
  return [...indicator.batch(candleColumns(candles), parameters).signals]
}

function readingAt({ lines, signals }: Batch, index: number): Reading {
  const values = Object.entries(lines).map(([name, line]) => {
    const value = line[index] ?? Number.NaN
    return [name, Number.isNaN(value) ? null : value] as const
  })
  return { lines: Object.fromEntries(values), signal: sides.get(signals[index] ?? 0) ?? null }
}
