/** The two loads: a steady stream, and all charts in the same millisecond, as at the close of a candle. */
export const signalLoad = { perSecond: 1_000, steadyMs: 2_000, bursts: 20, burstEveryMs: 100 } as const

/** The machine's monotonic clock in milliseconds, the same in every process of this computer. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
