/** The widest latency that is told apart, in milliseconds: half as much again as the limit of two seconds. */
export const latencyMsMax = 3_000
/** Where the scale has its ticks, in milliseconds; each is ten times the one before. */
export const latencyTicksMs = [1, 10, 100, 1_000] as const

/**
 * Where a latency is on the scale, from 0 (a millisecond or less) to 1 (three seconds or more). Each factor of ten has
 * the same width, so that four milliseconds and two seconds are both visible.
 */
export function latencyShare(ms: number): number {
  return Math.log10(Math.min(Math.max(ms, 1), latencyMsMax)) / Math.log10(latencyMsMax)
}

/** A latency for people: `<1 ms`, `4 ms`, `250 ms`, and from a second on `1.12 s`. Milliseconds in. */
export function formatLatency(ms: number): string {
  const whole = Math.round(ms)
  if (whole >= 1_000) return `${(ms / 1_000).toFixed(2)}\u00A0s`
  return whole < 1 ? '<1\u00A0ms' : `${whole}\u00A0ms`
}
