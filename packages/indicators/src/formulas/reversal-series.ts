import type { Series } from './series.ts'
import { sideOfLine } from './side-of-line.ts'

/**
 * Reversals: 1 where `one` is above `other` after it was below for at least `candles` candles, −1 mirrored, else 0. They tell
 * that a run to one side has ended.
 *
 * Source: ours. Warm-up: none, but there is no reversal before `candles` candles. Flat market: 0.
 */
export function reversalSeries(one: readonly number[], other: readonly number[], candles: number): Series {
  const distances = one.map((value, index) => value - (other[index] ?? 0))
  return one.map((value, index) => {
    const side = sideOfLine(value, other[index] ?? 0)
    const before = distances.slice(Math.max(0, index - candles), index)
    const isAfterRun = before.length === candles && before.every((distance) => Math.sign(distance) === -side)
    return side !== 0 && isAfterRun ? side : 0
  })
}
