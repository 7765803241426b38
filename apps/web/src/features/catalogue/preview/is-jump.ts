/** Relative to the value, because prices are sums that are rounded. */
const rounding = 1e-9

/**
 * Whether a horizontal or straight line jumps between this value and the next: then another line has replaced it, and
 * nothing is drawn between the two. `null` means that there is no line.
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
