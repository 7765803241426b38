/** A closed candle. `time` is its opening in Unix seconds of the chart's clock; prices are raw, never rounded. */
export type Candle = {
  readonly time: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** Candles as columns, oldest first: the shape for batch work and for copies to workers. */
export type CandleColumns = {
  readonly time: Float64Array
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

/** What the formulas need of a candle, and of a history. */
export type Prices = Pick<Candle, 'open' | 'high' | 'low' | 'close'>
export type PriceColumns = Pick<CandleColumns, 'open' | 'high' | 'low' | 'close'>

/** Prices beyond this are no prices; below it, no formula of ours overflows. */
export const priceMax = 1e15

/** Copies candles into columns of equal length. */
export function candleColumns(candles: readonly Candle[]): CandleColumns {
  return {
    time: Float64Array.from(candles, (candle) => candle.time),
    open: Float64Array.from(candles, (candle) => candle.open),
    high: Float64Array.from(candles, (candle) => candle.high),
    low: Float64Array.from(candles, (candle) => candle.low),
    close: Float64Array.from(candles, (candle) => candle.close),
    volume: Float64Array.from(candles, (candle) => candle.volume),
  }
}

/**
 * Refuses prices that no comparison may meet: a NaN or an infinity would silently mean "no signal" or worse.
 * Throws a RangeError that names the index.
 */
export function requireFinitePrices({ open, high, low, close }: Prices, index: number): void {
  if (Math.abs(open) + Math.abs(high) + Math.abs(low) + Math.abs(close) < priceMax) return
  throw new RangeError(`Candle ${index} has a price that is not a finite number below ${priceMax}.`)
}

/** Refuses a history whose columns differ in length. Throws a RangeError. */
export function requireEqualLengths({ open, high, low, close }: PriceColumns): void {
  if (open.length === close.length && high.length === close.length && low.length === close.length) return
  throw new RangeError('The columns of the candles differ in length.')
}
