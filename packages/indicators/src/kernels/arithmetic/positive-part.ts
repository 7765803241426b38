/** The value where it is positive, else 0. No branch: on prices, processors predict half of the branches wrong. */
export function positivePart(value: number): number {
  return (value + Math.abs(value)) / 2
}
