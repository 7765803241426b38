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
