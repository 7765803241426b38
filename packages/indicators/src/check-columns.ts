import { type PriceColumns, requireEqualLengths, requirePlainPrices } from './candle.ts'

/**
 * A history whose prices have been checked, for callers that compute much from the same one. Only `checkColumns` makes it;
 * a copy sent to a worker counts as unchecked. The arrays are shared, not copied, so a caller that changes them afterwards
 * is responsible for the prices.
 */
class CheckedPrices implements PriceColumns {
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly #isChecked = true
  #areNear: boolean | null = null

  constructor(candles: PriceColumns) {
    requireEqualLengths(candles)
    requirePlainPrices(candles, 0, candles.close.length)
    this.open = candles.open
    this.high = candles.high
    this.low = candles.low
    this.close = candles.close
  }

  /** Whether no high or low is more than twice another: then all their differences are exact (Sterbenz). */
  get areNear(): boolean {
    return (this.#areNear ??= areNear(this))
  }

  static has(candles: PriceColumns): candles is CheckedPrices {
    return #isChecked in candles && candles.#isChecked
  }
}

function areNear({ high, low }: PriceColumns): boolean {
  const [tops, bottoms] = [reachOf(high), reachOf(low)]
  return Math.max(tops.highest, bottoms.highest) <= 2 * Math.min(tops.lowest, bottoms.lowest)
}

/** A plain loop, because it reads a whole history. */
function reachOf(prices: Float64Array): { highest: number; lowest: number } {
  let highest = 0
  let lowest = Number.POSITIVE_INFINITY
  for (let index = 0; index < prices.length; index += 1) {
    const price = prices[index] ?? 0
    if (price > highest) highest = price
    if (price < lowest) lowest = price
  }
  return { highest, lowest }
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
