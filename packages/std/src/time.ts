/** Milliseconds, as clocks and timers count. */
export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
/** A day of 24 hours, as UTC has them all. */
export const dayMs = 24 * hourMs

/** Seconds, as candles count. */
export const hourS = 3_600
export const dayS = 24 * hourS
export const weekS = 7 * dayS
