type Ends = readonly [number, number]

/** A linear scale from values to places; when all values are equal they are in the middle. */
export function scaleOf([low, high]: Ends, [from, to]: Ends): (value: number) => number {
  if (high === low) return () => (from + to) / 2
  return (value) => from + ((value - low) / (high - low)) * (to - from)
}

/** Points in SVG notation, to a tenth. */
export function linePoints(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
