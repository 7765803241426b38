/** 1, -1 or 0. Without the branches of `Math.sign`, which prices make unpredictable. */
export function signOf(value: number): number {
  return Number(value > 0) - Number(value < 0)
}
