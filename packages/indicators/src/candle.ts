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

/** The prices of a candle, and of a history, that formulas read. */
export type Prices = Pick<Candle, 'open' | 'high' | 'low' | 'close'>
export type PriceColumns = Pick<CandleColumns, 'open' | 'high' | 'low' | 'close'>

/** Larger numbers are not prices; below it, none of the formulas overflows. */
const priceMax = 1e15

/** Copies candles into columns of equal length. */
export function candleColumns(candles: readonly Candle[]): CandleColumns {
  // Not in the order of a candle: in the same order both would share one hidden class, and the engine could not rely on a
  // candle holding only numbers.
  return {
    close: Float64Array.from(candles, (candle) => candle.close),
    low: Float64Array.from(candles, (candle) => candle.low),
    high: Float64Array.from(candles, (candle) => candle.high),
    open: Float64Array.from(candles, (candle) => candle.open),
    time: Float64Array.from(candles, (candle) => candle.time),
    volume: Float64Array.from(candles, (candle) => candle.volume),
  }
}

/**
 * Refuses a NaN or an infinity, which would silently mean "no signal" or worse in a comparison.
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

/** Refuses such prices in the candles `start` to `end` − 1 of a history. Throws a RangeError. */
export function requirePlainPrices(candles: PriceColumns, start: number, end: number): void {
  const { open, high, low, close } = candles
  // One sum checks many prices: a NaN or an infinity stays in it.
  const size = sizeOf(open, start, end) + sizeOf(high, start, end) + sizeOf(low, start, end) + sizeOf(close, start, end)
  if (size < priceMax) return
  for (let index = start; index < end; index += 1) {
    const [first = Number.NaN, top = Number.NaN] = [open[index], high[index]]
    const [bottom = Number.NaN, last = Number.NaN] = [low[index], close[index]]
    requireFinitePrices({ open: first, high: top, low: bottom, close: last }, index)
  }
}

/** Keeps four sums, because an addition that waits for the one before takes three times as long. */
function sizeOf(prices: Float64Array, start: number, end: number): number {
  const whole = end - ((end - start) % 4)
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let index = start; index < whole; index += 4) {
    one += Math.abs(prices[index] ?? Number.NaN)
    two += Math.abs(prices[index + 1] ?? Number.NaN)
    three += Math.abs(prices[index + 2] ?? Number.NaN)
    four += Math.abs(prices[index + 3] ?? Number.NaN)
  }
  for (let index = whole; index < end; index += 1) one += Math.abs(prices[index] ?? Number.NaN)
  return one + two + three + four
}
