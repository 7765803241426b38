import type { Series } from './series.ts'
import { sideOfLine } from './crossing-of.ts'

/**
 * Reversals: 1 where `one` is above `other` after it was below for at least `candles` candles, −1 mirrored, else 0. They tell
 * that a run to one side has ended. A touch ends a run too.
 *
 * Source: ours. Warm-up: none, but there is no reversal before `candles` candles. Flat market: 0.
 */
export function reversalSeries(one: readonly number[], other: readonly number[], candles: number): Series {
  const sides = one.map((value, index) => sideOfLine(value, other[index] ?? 0))
  return sides.map((side, index) => {
    const before = sides.slice(Math.max(0, index - candles), index)
    const isAfterRun = before.length === candles && before.every((earlier) => earlier === -side)
    return side !== 0 && isAfterRun ? side : 0
  })
}
