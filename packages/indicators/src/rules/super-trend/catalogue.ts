/** What people read about this indicator. `expiryCandles` is the default expiry of a trade. */
export const superTrendCatalogue = {
  id: 'super-trend',
  name: 'Super_Trend',
  category: 'trend',
  summary: 'Follows the trend with a band of average true ranges and signals when a candle closes through it.',
  formula: 'HL2 ± 3 × ATR(10), Wilder’s average; a band moves only toward the price until it is closed through.',
  buy: 'A candle closes above the upper band, so that the state turns up.',
  sell: 'A candle closes below the lower band, so that the state turns down.',
  bestConditions: 'Markets that trend; in a narrow range it turns often and late.',
  pairs: ['EUR/USD', 'GBP/USD', 'USD/JPY', 'AUD/USD', 'XAU/USD', 'BTC/USD'],
  timeframes: ['M1', 'M5', 'M15'],
  expiryCandles: 3,
  origin: 'Olivier Seban; average true range after J. Welles Wilder, 1978.',
} as const
