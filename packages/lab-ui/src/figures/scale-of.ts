type Ends = readonly [number, number]

/** A linear scale from values to places; when all values are equal they are in the middle. */
export function scaleOf([low, high]: Ends, [from, to]: Ends): (value: number) => number {
  if (high === low) return () => (from + to) / 2
  return (value) => from + ((value - low) / (high - low)) * (to - from)
}

/**
 * Round values inside an axis, `most` at most, in whole steps of 1, 2 or 5 and their tens; zero is one of them when it is
 * on the axis. The values of an axis are whole, as cents and trades are.
 */
export function ticksOf([low, high]: Ends, most: number): readonly number[] {
  const finest = Math.max(1, (high - low) / most)
  const ten = 10 ** Math.floor(Math.log10(finest))
  const step = ten * (stepsOfTen.find((candidate) => candidate * ten >= finest) ?? 10)
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) => (first + place) * step + 0)
}

const stepsOfTen = [1, 2, 5, 10] as const

/** Points in SVG notation, to a tenth. */
export function linePoints(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
