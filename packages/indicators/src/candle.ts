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
const priceMax = 1e15
const pricesPerSum = 1_024

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

/** Refuses a history with such a price or with columns that differ in length. Throws a RangeError. */
export function requirePlainPrices(candles: PriceColumns): void {
  const { open, high, low, close } = candles
  if (open.length !== close.length || high.length !== close.length || low.length !== close.length) {
    throw new RangeError('The columns of the candles differ in length.')
  }
  for (let start = 0; start < close.length; start += pricesPerSum) {
    const end = Math.min(close.length, start + pricesPerSum)
    if (!(sumOfSizes(candles, start, end) < priceMax)) requireEachPrice(candles, start, end)
  }
}

/** One sum tells for many prices: a NaN or an infinity would not leave it. Four sums, because each waits for itself. */
function sumOfSizes({ open, high, low, close }: PriceColumns, start: number, end: number): number {
  let [opens, highs, lows, closes] = [0, 0, 0, 0]
  for (let index = start; index < end; index += 1) {
    opens += Math.abs(open[index] ?? Number.NaN)
    highs += Math.abs(high[index] ?? Number.NaN)
    lows += Math.abs(low[index] ?? Number.NaN)
    closes += Math.abs(close[index] ?? Number.NaN)
  }
  return opens + highs + lows + closes
}

function requireEachPrice({ open, high, low, close }: PriceColumns, start: number, end: number): void {
  for (let index = start; index < end; index += 1) {
    const [first = Number.NaN, top = Number.NaN] = [open[index], high[index]]
    const [bottom = Number.NaN, last = Number.NaN] = [low[index], close[index]]
    requireFinitePrices({ open: first, high: top, low: bottom, close: last }, index)
  }
}
