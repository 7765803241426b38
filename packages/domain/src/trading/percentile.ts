/** The nearest-rank percentile of times in ascending order; null when there are none. */
export function percentile(sorted: readonly number[], rank: number): number | null {
  if (sorted.length === 0) return null
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)] ?? null
}
