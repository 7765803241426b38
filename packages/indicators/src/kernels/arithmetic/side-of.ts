/** Lines closer than this share of their size differ by rounding alone: they touch. */
const rounding = 1e-12

/** On which side of `other` the value is: 1 above, -1 below, 0 where they touch. No branch, because prices make branches unpredictable. */
export function sideOf(one: number, other: number): number {
  const distance = one - other
  const touch = touchOf(one, other)
  return Number(distance > touch) - Number(distance < -touch)
}

/** How far two values may be apart and still touch. */
export function touchOf(one: number, other: number): number {
  return rounding * (Math.abs(one) + Math.abs(other))
}

/** The highest value that still touches a level. */
export function highestTouching(level: number): number {
  return level + 2 * rounding * Math.abs(level)
}

/** The lowest value that still touches a level. */
export function lowestTouching(level: number): number {
  return level - 2 * rounding * Math.abs(level)
}
