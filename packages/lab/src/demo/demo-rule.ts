/**
 * The rule of the demo: a narrow band, so that a signal comes every ten candles or so, and an expiry so long that the next
 * signal often meets an open trade. Percent and candles.
 */
export const demoIndicatorId = 'super-trend'
export const demoParameters = Object.freeze({ period: 10, multiplier: 1.5 })
export const demoExpiryCandles = 12
