/** Clocks are corrected by seconds; more than this backward is a clock that somebody set. */
export const clockBackMsMax = 60_000

/** Whether the clock was set back, judged against the highest time ever seen (which survives restarts). */
export function isClockSetBack(nowMs: number, highestMs: number): boolean {
  return nowMs < highestMs - clockBackMsMax
}
