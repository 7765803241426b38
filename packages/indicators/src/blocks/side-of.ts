/** Lines closer than this share of their size differ by rounding alone: they touch. */
const rounding = 1e-12

/** On which side of `other` the value stands: 1 above, -1 below, 0 on it. Without a branch, which prices would mislead. */
export function sideOf(one: number, other: number): number {
  const distance = one - other
  const touch = touchOf(one, other)
  return Number(distance > touch) - Number(distance < -touch)
}

/** By so much two values may differ and still touch. */
function touchOf(one: number, other: number): number {
  return rounding * (Math.abs(one) + Math.abs(other))
}

/** 1 where the value stands above `other`, else 0. */
export function isAbove(one: number, other: number): number {
  return Number(one - other > touchOf(one, other))
}

/** 1 where the value stands below `other`, else 0. */
export function isBelow(one: number, other: number): number {
  return Number(one - other < -touchOf(one, other))
}
