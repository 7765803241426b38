import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { latencyShare } from '@stratomate/ui/look/latency-scale'

export type DotColumn = { index: number; dots: number; isLate: boolean }
export type DotField = { columns: DotColumn[]; ordersPerDot: number }

const columnsCount = 32
const dotsMax = 8

/**
 * One dot per order, in columns on the logarithmic scale of all latencies, so that the spread is visible and not only
 * the median. When a column would be too high, a dot stands for several orders; a column always keeps at least one dot.
 * Latencies beyond the ruler go into its last column.
 */
export function dotField(latenciesMs: readonly number[]): DotField {
  const counts = new Map<number, number>()
  for (const ms of latenciesMs) {
    const index = columnOf(ms)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  const ordersPerDot = Math.max(1, Math.ceil(Math.max(0, ...counts.values()) / dotsMax))
  const columns = [...counts].map(([index, count]) => ({
    index,
    dots: Math.ceil(count / ordersPerDot),
    isLate: index > columnOf(signalAgeMsMax),
  }))
  return { columns: columns.toSorted((one, other) => one.index - other.index), ordersPerDot }
}

/** Late orders never share a column with orders in time. */
function columnOf(ms: number): number {
  const index = Math.floor(latencyShare(ms) * columnsCount)
  const limitColumn = Math.floor(latencyShare(signalAgeMsMax) * columnsCount)
  const shifted = ms > signalAgeMsMax && index === limitColumn ? index + 1 : index
  return Math.min(columnsCount - 1, shifted)
}
