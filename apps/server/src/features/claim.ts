/** What one process takes of a queue. */
export type Claim = {
  now: Date
  /** Nobody else takes the same until then. */
  until: Date
  /** How many rows at most. */
  count: number
}

/** Long enough for a batch, short enough for what a process that died has left. */
const claimMs = 2 * 60_000

/** A claim on `count` rows that are due. Work of it that has not begun by `until` belongs to the next claim. */
export function newClaim(now: Date, count: number): Claim {
  return { now, until: new Date(now.getTime() + claimMs), count }
}
