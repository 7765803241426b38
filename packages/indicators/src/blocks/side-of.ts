/** Lines closer than this share of their size differ by rounding alone: they touch. */
const rounding = 1e-12

/** On which side of `other` the value stands: 1 above, -1 below, 0 on it. Without a branch, which prices would mislead. */
export function sideOf(one: number, other: number): number {
  const distance = one - other
  const touch = rounding * (Math.abs(one) + Math.abs(other))
  return Number(distance > touch) - Number(distance < -touch)
}
