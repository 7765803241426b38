/**
 * The way from high to low, and the two ways from the close before to both: half of this triangle is the longest of the
 * three. No comparison, which prices would mislead.
 */
export function rangeOf(high: number, low: number, before: number): number {
  return (high - low + (Math.abs(high - before) + Math.abs(before - low))) / 2
}
