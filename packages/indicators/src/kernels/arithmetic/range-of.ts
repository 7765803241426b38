/**
 * The true range: the largest of high − low and the distances of both from the close before. Half the sum of the three is
 * the largest, so no comparison is needed, which a processor could not predict.
 */
export function rangeOf(high: number, low: number, before: number): number {
  return (high - low + (Math.abs(high - before) + Math.abs(before - low))) / 2
}
