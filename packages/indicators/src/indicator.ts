import type { Candle, CandleColumns } from './candle.ts'

/** What an indicator says on a closed candle. `none` also during the warm-up. */
export type SignalSide = 'buy' | 'sell'

/** A parameter a person may set: whole numbers when `step` is whole, limits inclusive. */
export type ParameterRange = {
  readonly label: string
  readonly minimum: number
  readonly maximum: number
  readonly step: number
  readonly default: number
}

export type ParameterRanges<Parameters> = { readonly [Name in keyof Parameters]: ParameterRange }

/**
 * One candle at a time, O(1) each. `next` commits a closed candle; `peek` answers for a forming candle and changes
 * nothing; `snapshot` and `restore` carry the state over a restart.
 */
export type IndicatorStream<Reading, Snapshot> = {
  next(candle: Candle): Reading
  peek(candle: Candle): Reading
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
}

/** An indicator of the catalogue. `batch` equals the stream bit for bit. */
export type Indicator<Parameters, Reading, Snapshot, Batch> = {
  readonly id: string
  readonly parameters: ParameterRanges<Parameters>
  /** How many candles must have closed before a signal counts. */
  warmUp(parameters: Parameters): number
  batch(candles: CandleColumns, parameters: Parameters): Batch
  createStream(parameters: Parameters): IndicatorStream<Reading, Snapshot>
}

/** Checks every parameter against its range. Throws a RangeError that names the first wrong one. */
export function requireParameters<Parameters extends Readonly<Record<string, number>>>(
  parameters: Parameters,
  ranges: ParameterRanges<Parameters>,
): Parameters {
  for (const name of Object.keys(ranges) as (keyof Parameters & string)[]) {
    const { minimum, maximum, step } = ranges[name]
    const value: number = parameters[name] ?? Number.NaN
    const isWholeStep = Number.isInteger(step) ? Number.isInteger(value) : Number.isFinite(value)
    if (!isWholeStep || value < minimum || value > maximum) {
      throw new RangeError(`${name} must be between ${minimum} and ${maximum}, got ${value}.`)
    }
  }
  return parameters
}
