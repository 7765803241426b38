/** The chance that the best of `tries` independent tries of luck looks as good as one with this p-value (Šidák 1967). */
export function sidak(pValue: number, tries: number): number {
  // By its logarithm, because 1 − p has lost the digits of a small p.
  return -Math.expm1(tries * Math.log1p(-Math.min(pValue, 1 - 1e-16)))
}

/** How many of the p-values are rejected when `level` of the rejected ones may be false (Benjamini, Hochberg 1995). */
export function benjaminiHochberg(pValues: readonly number[], level: number): number {
  const sorted = pValues.toSorted((one, other) => one - other)
  return sorted.findLastIndex((pValue, index) => pValue <= (level * (index + 1)) / sorted.length) + 1
}

/** How many independent tries count as much as `tries` with this mean correlation; shown beside the count, never instead. */
export function effectiveTries(tries: number, meanCorrelation: number): number {
  return tries * (1 - meanCorrelation) + meanCorrelation
}
