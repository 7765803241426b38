import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { latencyShare } from '@stratomate/ui/look/latency-scale'

export type DotColumn = { index: number; dots: number; isLate: boolean }
export type DotField = { columns: DotColumn[]; ordersPerDot: number }

const columnsCount = 32
const dotsMax = 8

/**
 * One dot per order in columns of the scale of all latencies, so that the spread shows and not only the middle. When a column would
 * be too high, a dot stands for several orders; a column never loses its last dot. What lies beyond the ruler is in
 * its last column.
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

/** Late orders never share a column with those in time. */
function columnOf(ms: number): number {
  const index = Math.floor(latencyShare(ms) * columnsCount)
  const limitColumn = Math.floor(latencyShare(signalAgeMsMax) * columnsCount)
  const shifted = ms > signalAgeMsMax && index === limitColumn ? index + 1 : index
  return Math.min(columnsCount - 1, shifted)
}
