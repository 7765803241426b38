/**
 * A value per candle, null while there are too few candles to have one. The formulas in this folder compute whole
 * histories plainly and slowly; they share no code with the kernels, and tests compare the two.
 */
export type Series = readonly (number | null)[]

/** Changes each value of a series. */
export function mapSeries(values: Series, change: (value: number) => number): Series {
  return values.map((value) => (value === null ? null : change(value)))
}

/** Joins two series where both have a value. */
export function combineSeries(one: Series, other: Series, join: (one: number, other: number) => number): Series {
  return one.map((value, index) => {
    const second = other[index] ?? null
    return value === null || second === null ? null : join(value, second)
  })
}

/** One series less another. */
export function subtractSeries(one: Series, other: Series): Series {
  return combineSeries(one, other, (first, second) => first - second)
}

/**
 * Displaced: a series drawn `candles` candles later than it was known. Such a line never changes afterwards, and the price
 * returns to it sooner than to the series itself. Warm-up: `candles` candles more.
 */
export function displacedSeries(values: Series, candles: number): Series {
  return values.map((_, index) => values[index - candles] ?? null)
}
