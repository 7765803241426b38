/** A reading of another clock: it is `aheadMs` ahead of ours, give or take `uncertaintyMs`. */
export type ClockReading = { readonly aheadMs: number; readonly uncertaintyMs: number; readonly atMs: number }

/** A certain difference larger than this stops trading. */
export const clockOffMsMax = 3_000
/** An older reading is ignored, because the clock may have been set since. */
const readingMsMax = 10 * 60_000

/** The least certain difference of our clock from the others, milliseconds; 0 when no reading proves one. */
export function provenOffMs(readings: readonly (ClockReading | null)[], nowMs: number): number {
  const proven = readings.flatMap((reading) => {
    if (reading === null || !(Math.abs(nowMs - reading.atMs) <= readingMsMax)) return []
    return [Math.abs(reading.aheadMs) - reading.uncertaintyMs]
  })
  return Math.max(0, ...proven.filter((offMs) => Number.isFinite(offMs)))
}

/** Clocks are corrected by seconds; a larger step backward means that somebody set the clock. */
export const clockBackMsMax = 60_000

/** Whether the clock was set back, judged by the highest time ever seen (which survives restarts). */
export function isClockSetBack(nowMs: number, highestMs: number): boolean {
  return nowMs < highestMs - clockBackMsMax
}

/** The latest that the true time can be by the site's clock; null without a fresh reading. */
export function highestTimeProven(site: ClockReading | null, nowMs: number): number | null {
  if (site === null || !(Math.abs(nowMs - site.atMs) <= readingMsMax)) return null
  const latestMs = nowMs + site.aheadMs + site.uncertaintyMs
  return Number.isFinite(latestMs) ? latestMs : null
}
