/** The nearest-rank quantile of values in ascending order, for a share from 0 to 1; null when there are none. */
export function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

/** The nearest-rank percentile of values in ascending order, for a rank from 0 to 100; null when there are none. */
export function percentile(sorted: readonly number[], rank: number): number | null {
  return quantile(sorted, rank / 100)
}

/** The middle of values in any order, of two middles their mean; null when there are none. */
export function median(values: readonly number[]): number | null {
  const sorted = ascending(values)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** The middle of values in any order, of two middles the upper, so that it is one of the values; NaN when there are none. */
export function upperMedian(values: readonly number[]): number {
  return ascending(values)[Math.floor(values.length / 2)] ?? Number.NaN
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other)
}

export type Percentiles = { count: number; p50: number; p99: number; p999: number }

/** Nearest-rank percentiles of times in milliseconds; NaN when there are none. */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = ascending(times)
  const at = (share: number): number => quantile(sorted, share) ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), p999: at(0.999) }
}
