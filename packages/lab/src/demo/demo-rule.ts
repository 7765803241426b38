/**
 * The rule of the demo: a narrow band, so that a signal comes every ten candles or so, and an expiry so long that the next
 * signal often meets an open trade. Percent and candles.
 */
export const demoIndicatorId = 'super-trend'
export const demoParameters = Object.freeze({ period: 10, multiplier: 1.5 })
export const demoExpiryCandles = 12

/** How many candles a demo begins with, which are drawn at once, and how many close after them. */
export const demoHistoryCandles = 46
export const demoLiveCandles = 150
