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
