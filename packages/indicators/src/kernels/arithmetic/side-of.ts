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

/** 1, -1 or 0. Without the branches of `Math.sign`, which prices make unpredictable. */
export function signOf(value: number): number {
  return Number(value > 0) - Number(value < 0)
}

/** The new side where it differs from the side before, else 0. Bits, because a product of 0 and -1 would be the number -0. */
export function turnOf(before: number, now: number): number {
  return now & -Number(now !== before)
}
