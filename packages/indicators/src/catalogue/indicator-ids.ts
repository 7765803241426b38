// Written from the folders of `rules` by `npm run write:indicators`.
/** The indicators of the catalogue. New ones come last, because the scanner of the terminal saves a rule by its place. */
export const indicatorIds = [
  'awesome-oscillator',
  'boss',
  'ema-alerts-with-trend-lines',
  'ema-alerts',
  'ema-cci-momentum-20',
  'haema-alert',
  'macd-alerts',
  'otc-3-0',
  'otc-redline',
  'otc',
  'po-otc',
  'pocket-options-optimized-indicator',
  'sma-w-rsi',
  'smagreenline-5-2',
  'smagreenline-5-4',
  'stochastic-rsi-alert',
  'super-trend',
  'vortex',
  'adx-momentum',
  'rsi-reversal-alert',
] as const
export type IndicatorId = (typeof indicatorIds)[number]
