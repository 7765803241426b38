/** Between two looks of the watch, which looks every second. Milliseconds; `monotonicMs` never follows the clock. */
export type Gap = { readonly wallMs: number; readonly monotonicMs: number }

/** A longer silence is a computer that slept: what has happened meanwhile at the market and the broker is unknown. */
export const sleptMsMin = 30_000
/** Clocks are corrected by less; more is a jump, and the age of signals means nothing for a moment. */
export const clockJumpMsMin = 10_000

/** What happened since the last look: the computer slept, its clock was changed, or nothing. */
export function judgeGap({ wallMs, monotonicMs }: Gap): 'slept' | 'clock_changed' | null {
  if (monotonicMs > sleptMsMin) return 'slept'
  // Some systems stop the monotonic clock while they sleep; a wall clock far ahead means the same there.
  if (wallMs - monotonicMs > sleptMsMin) return 'slept'
  return Math.abs(wallMs - monotonicMs) > clockJumpMsMin ? 'clock_changed' : null
}
