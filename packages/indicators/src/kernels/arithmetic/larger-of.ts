/** The larger of two finite numbers, exactly, and without the branch of `Math.max` that prices make unpredictable. */
export function largerOf(one: number, other: number): number {
  const isOne = Number(one > other)
  return one * isOne + other * (1 - isOne)
}

/** The smaller of two finite numbers. */
export function smallerOf(one: number, other: number): number {
  const isOne = Number(one < other)
  return one * isOne + other * (1 - isOne)
}

/** The larger of two numbers whose difference is exact, in half the time. Of others it may be off by a rounding. */
export function largerExact(one: number, other: number): number {
  const distance = one - other
  return other + (distance + Math.abs(distance)) / 2
}

/** The smaller of two such numbers. */
export function smallerExact(one: number, other: number): number {
  const distance = other - one
  return other - (distance + Math.abs(distance)) / 2
}

/** The value where it is positive, else 0. No branch: on prices, processors predict half of the branches wrong. */
export function positivePart(value: number): number {
  return (value + Math.abs(value)) / 2
}

/**
 * The true range: the largest of high − low and the distances of both from the close before. Half the sum of the three is
 * the largest, so no comparison is needed, which a processor could not predict.
 */
export function rangeOf(high: number, low: number, before: number): number {
  return (high - low + (Math.abs(high - before) + Math.abs(before - low))) / 2
}
