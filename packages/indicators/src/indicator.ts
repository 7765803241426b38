import type { Candle, PriceColumns } from './candle.ts'
import type { Column, LiveLine } from './column.ts'
import type { Drawing } from './drawing.ts'
import type { ParameterRules, ParameterValues } from './parameters.ts'
import type { Sheet } from './sheet.ts'

/** What an indicator says on a closed candle. */
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
 * The state of a stream as JSON: the rows that its formulas look back on, null where a line has no value or where nobody
 * will look any more.
 */
export type Snapshot = {
  readonly version: 6
  readonly indicator: string
  readonly parameters: Readonly<Record<string, number>>
  readonly candles: number
  readonly columns: readonly (readonly (number | null)[])[]
}

/**
 * One candle at a time, O(1) each. `next` commits a closed candle and tells its signal, null during the warm-up;
 * `peek` answers for a forming candle and changes nothing; `snapshot` and `restore` carry the state over a restart.
 * Wrong prices and snapshots throw a RangeError.
 */
export type IndicatorStream<Line extends string = string> = {
  /** The lines as of the last closed candle. They move on with `next`; whoever keeps values copies them. */
  readonly lines: { readonly [Key in Line]: LiveLine }
  next(candle: Candle): SignalSide | null
  peek(candle: Candle): Reading<Line>
  snapshot(): Snapshot
  restore(snapshot: Snapshot): void
}

/** What an indicator puts on a sheet: lines to draw, and behind them its rule. */
export type Plan<Line extends string = string> = {
  readonly lines: { readonly [Key in Line]: Column }
  /**
   * Adds the rule, where signals are asked for: a column of 1 for buy, -1 for sell, 0 for none. The sell rule is always
   * the exact mirror of the buy rule.
   */
  readonly addRule: () => Column
}

/** One written form, from which batch and stream follow. */
export type Definition<Name extends string, Line extends string> = ParameterRules<Name> & {
  readonly id: string
  /** Left out where nobody draws it. */
  readonly drawing?: Drawing<NoInfer<Name>, NoInfer<Line>>
  plan(sheet: Sheet, parameters: ParameterValues<Name>): Plan<Line>
}

/** An indicator of the catalogue. Everything that takes parameters throws a ParameterError on wrong ones. */
export type Indicator<Name extends string = string, Line extends string = string> = Definition<Name, Line> & {
  readonly defaults: ParameterValues<Name>
  /** How many candles must have closed before a signal counts: from then on no earlier history would change it. */
  warmUp(parameters: ParameterValues<Name>): number
  /**
   * A whole history at once. Equals the stream bit for bit, because it is the stream in longer pieces. Plain columns are
   * checked each time, those of `checkColumns` are not.
   */
  batch(candles: PriceColumns, parameters: ParameterValues<Name>): Batch<Line>
  /**
   * The lines of a whole history alone; checked as by `batch`. Whoever computes many histories of one length gives the
   * arrays of the last one, because new memory takes longer than most formulas.
   */
  lines(candles: PriceColumns, parameters: ParameterValues<Name>, into?: Lines<Line>): Lines<Line>
  /** The signals of a whole history alone, as a backtest needs them; checked as by `batch`. */
  signals(candles: PriceColumns, parameters: ParameterValues<Name>): Int8Array
  createStream(parameters: ParameterValues<Name>): IndicatorStream<Line>
}

/** An indicator that people see: one of the catalogue. */
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
