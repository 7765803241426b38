/** The time between two checks, of which there is one a second. Milliseconds; `monotonicMs` never follows the clock. */
export type Gap = { readonly wallMs: number; readonly monotonicMs: number }

/** After a longer gap the computer must have slept: what happened meanwhile at the market and the broker is unknown. */
export const sleptMsMin = 30_000
/** Clocks are corrected by less; a larger step is a jump, after which the age of signals means nothing for a moment. */
export const clockJumpMsMin = 10_000

/** What happened since the last check: the computer slept, its clock was changed, or nothing. */
export function judgeGap({ wallMs, monotonicMs }: Gap): 'slept' | 'clock_changed' | null {
  if (monotonicMs > sleptMsMin) return 'slept'
  // Some systems stop the monotonic clock during sleep; there a wall clock far ahead means the same.
  if (wallMs - monotonicMs > sleptMsMin) return 'slept'
  return Math.abs(wallMs - monotonicMs) > clockJumpMsMin ? 'clock_changed' : null
}
