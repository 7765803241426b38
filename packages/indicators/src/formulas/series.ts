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
