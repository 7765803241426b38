/** Values closer than this share of their size differ by rounding alone: they touch. */
const touch = 1e-12

/** On which side of `line` a value is: 1 above, −1 below, 0 where they touch. */
export function sideOfLine(value: number, line: number): number {
  if (Math.abs(value - line) <= touch * (Math.abs(value) + Math.abs(line))) return 0
  return value > line ? 1 : -1
}
