import type { Series } from './series.ts'

/**
 * Whether `one` crosses `other`, a series or a level, with candle `index`: 1 upward, −1 downward, 0 if not. It was not
 * above before and is above now; to touch is not to cross, but a crossing may start from a touch.
 */
export function crossingOf(one: Series, other: Series | number, index: number): number {
  const [before, now] = [sideAt(one, other, index - 1), sideAt(one, other, index)]
  if (before === null || now === null || now === before) return 0
  return now
}

function sideAt(one: Series, other: Series | number, index: number): number | null {
  const value = one[index] ?? null
  const line = typeof other === 'number' ? other : (other[index] ?? null)
  return value === null || line === null ? null : sideOfLine(value, line)
}

/** Values closer than this share of their size differ by rounding alone: they touch. */
const touch = 1e-12

/** On which side of `line` a value is: 1 above, −1 below, 0 where they touch. */
export function sideOfLine(value: number, line: number): number {
  if (Math.abs(value - line) <= touch * (Math.abs(value) + Math.abs(line))) return 0
  return value > line ? 1 : -1
}
