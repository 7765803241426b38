/** A share of the value, because prices are sums that are rounded. */
const rounding = 1e-9

/**
 * Whether a line that lies level or goes straight leaves its way between this value and the next: then another line has
 * taken its place, and nothing lies between the two. `null` is where there is no line.
 */
export function isJump(valueAt: (index: number) => number | null, index: number): boolean {
  const step = stepAt(valueAt, index)
  if (step === null) return false
  const size = Math.abs(valueAt(index) ?? 0) * rounding
  const neighbors = [stepAt(valueAt, index - 1), stepAt(valueAt, index + 1)]
  return !neighbors.some((other) => other !== null && Math.abs(step - other) <= size)
}

function stepAt(valueAt: (index: number) => number | null, index: number): number | null {
  const [value, next] = [valueAt(index), valueAt(index + 1)]
  return value === null || next === null ? null : next - value
}
