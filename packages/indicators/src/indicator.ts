import type { Candle, PriceColumns } from './candle.ts'
import type { Column, LiveLine } from './column.ts'
import type { Drawing } from './drawing.ts'
import type { ParameterRules, ParameterValues } from './parameters.ts'
import type { Sheet } from './sheet.ts'

/** The signal of a closed candle. */
export type SignalSide = 'buy' | 'sell'

/** A line is null, and the signal too, during the warm-up. */
export type Reading<Line extends string = string> = {
  readonly lines: { readonly [Key in Line]: number | null }
  readonly signal: SignalSide | null
}

/** One number per candle, NaN in the warm-up. */
export type Lines<Line extends string = string> = { readonly [Key in Line]: Float64Array }

/** One number per candle: a signal is 1 for buy, -1 for sell, 0 for none. */
export type Batch<Line extends string = string> = {
  readonly lines: Lines<Line>
  readonly signals: Int8Array
}

/**
 * The state of a stream as JSON: the rows that its formulas look back on, null where a line has no value or where no
 * formula reads it again.
 */
export type Snapshot = {
  readonly version: 6
  readonly indicator: string
  readonly parameters: Readonly<Record<string, number>>
  readonly candles: number
  readonly columns: readonly (readonly (number | null)[])[]
}

/**
 * One candle at a time, O(1) each. `next` commits a closed candle and returns its signal, null during the warm-up;
 * `peek` returns the reading of a forming candle and changes nothing; `snapshot` and `restore` keep the state over a restart.
 * Wrong prices and snapshots throw a RangeError.
 */
export type IndicatorStream<Line extends string = string> = {
  /** The lines at the last closed candle. `next` changes them, so copy the values that you keep. */
  readonly lines: { readonly [Key in Line]: LiveLine }
  next(candle: Candle): SignalSide | null
  peek(candle: Candle): Reading<Line>
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
}

/** What an indicator adds to a sheet: lines to draw, then its rule. */
export type Plan<Line extends string = string> = {
  readonly lines: { readonly [Key in Line]: Column }
  /**
   * Adds the rule when signals are needed: a column of 1 for buy, -1 for sell, 0 for none. The sell rule is always the exact
   * mirror of the buy rule.
   */
  readonly addRule: () => Column
}

/** The one definition from which batch and stream are made. */
export type Definition<Name extends string, Line extends string> = ParameterRules<Name> & {
  readonly id: string
  /** Left out when it is never drawn. */
  readonly drawing?: Drawing<NoInfer<Name>, NoInfer<Line>>
  plan(sheet: Sheet, parameters: ParameterValues<Name>): Plan<Line>
}

/** An indicator. Everything that takes parameters throws a ParameterError on wrong ones. */
export type Indicator<Name extends string = string, Line extends string = string> = Definition<Name, Line> & {
  readonly defaults: ParameterValues<Name>
  /** How many candles must close before a signal counts: from then on, older candles would not change it. */
  warmUp(parameters: ParameterValues<Name>): number
  /**
   * A whole history at once, equal to the stream bit for bit. Plain columns are checked each time, columns from
   * `checkColumns` are not.
   */
  batch(candles: PriceColumns, parameters: ParameterValues<Name>): Batch<Line>
  /**
   * The lines of a whole history alone, checked as by `batch`. A caller that computes many histories of one length passes
   * the arrays of the last one, because new memory takes longer than most formulas.
   */
  lines(candles: PriceColumns, parameters: ParameterValues<Name>, into?: Lines<Line>): Lines<Line>
  /** The signals of a whole history alone, as a backtest needs them; checked as by `batch`. */
  signals(candles: PriceColumns, parameters: ParameterValues<Name>): Int8Array
  createStream(parameters: ParameterValues<Name>): IndicatorStream<Line>
}

/** An indicator that people see, as all of the catalogue. */
export type DrawnIndicator = Indicator & { readonly drawing: Drawing }

/** A sheet with the lines of one indicator on it. */
export type DrawnLines<Line extends string> = {
  readonly sheet: Sheet
  readonly lines: Plan<Line>['lines']
}

/** A sheet with the lines and the rule of one indicator on it. */
export type DrawnSheet<Line extends string> = DrawnLines<Line> & {
  readonly signal: Column
  readonly warmUp: number
}
