/** Who has to say the same side before a chart is traded: nobody, another indicator on the candle, or a longer timeframe. */
export const confirmations = ['none', 'same_candle', 'longer_timeframe'] as const
export type Confirmation = (typeof confirmations)[number]
