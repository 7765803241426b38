import { quantile } from '@stratomate/std/statistics'

export type Percentiles = { count: number; p50: number; p99: number; p999: number }

/** Nearest-rank percentiles of times in milliseconds; NaN when there are none. */
export function percentilesOf(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => quantile(sorted, share) ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), p999: at(0.999) }
}
