import { type PriceColumns, requireEqualLengths, requirePlainPrices } from './candle.ts'

/**
 * A history whose prices have been checked, for those who compute much from the same one. Only `checkColumns` makes it,
 * and a copy that has crossed to a worker counts as unchecked again. The arrays are shared, not copied: whoever writes
 * into them afterwards answers for the prices.
 */
class CheckedPrices implements PriceColumns {
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  /** Whether no price is more than twice another one: then all differences of prices are exact (Sterbenz). */
  readonly areNear: boolean
  readonly #isChecked = true

  constructor(candles: PriceColumns) {
    requireEqualLengths(candles)
    requirePlainPrices(candles, 0, candles.close.length)
    this.open = candles.open
    this.high = candles.high
    this.low = candles.low
    this.close = candles.close
    this.areNear = areNear(candles)
  }

  static has(candles: PriceColumns): candles is CheckedPrices {
    return #isChecked in candles && candles.#isChecked
  }
}

function areNear({ high, low, open, close }: PriceColumns): boolean {
  let [top, bottom] = [0, Number.POSITIVE_INFINITY]
  for (const column of [high, low, open, close]) {
    for (const price of column) {
      if (price > top) top = price
      if (price < bottom) bottom = price
    }
  }
  return top <= 2 * bottom
}

export type CheckedColumns = CheckedPrices

/** Checks a history once, as every batch checks plain columns. Throws a RangeError on what a batch would refuse. */
export function checkColumns(candles: PriceColumns): CheckedColumns {
  return areChecked(candles) ? candles : new CheckedPrices(candles)
}

/** Whether the columns come from `checkColumns`. */
export function areChecked(candles: PriceColumns): candles is CheckedColumns {
  return CheckedPrices.has(candles)
}
