import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

const trueRange = "Its average true range is smoothed as Wilder wrote; the terminal's own ATR is a simple average."
const averages = "Its exponential averages begin with a simple one; the terminal's own begin with the first price."

const differences: Readonly<Partial<Record<IndicatorId, string>>> = {
  'awesome-oscillator':
    "The formula of the terminal's own Awesome Oscillator; new are the arrows where it crosses zero.",
  boss: trueRange,
  'ema-alerts-with-trend-lines': averages,
  'ema-alerts': averages,
  'ema-cci-momentum-20': "The terminal's own CCI and momentum stand alone; here they have to agree with an average.",
  'haema-alert': "The candles of the terminal's own Heiken Ashi; new are their average and the arrows.",
  'macd-alerts':
    "Its signal line is an exponential average, as Appel wrote; the terminal's own MACD takes a simple one.",
  'otc-3-0': "The terminal's own Bollinger Bands and RSI stand alone; here they have to agree.",
  otc: "Its ADX is smoothed as Wilder wrote; the terminal's own ADX takes exponential averages.",
  'sma-w-rsi': "The terminal's own average and RSI stand alone; here they have to agree.",
  'smagreenline-5-2': 'A moving average of the terminal that is shifted, with arrows where the price comes back.',
  'smagreenline-5-4': 'A moving average of the terminal that is shifted, with arrows where the price comes back.',
  'stochastic-rsi-alert': "The terminal's own Stochastic reads prices; this one reads the RSI.",
  'super-trend': trueRange,
  'adx-momentum': "It is smoothed as Wilder wrote; the terminal's own ADX takes exponential averages.",
  'rsi-reversal-alert': "The formula of the terminal's own RSI; new are the arrows where it leaves an extreme.",
}

/** How an indicator differs from the terminal's own one, for the window of its properties. */
export function builtInDifference(id: IndicatorId): string {
  return differences[id] ?? 'The terminal has no indicator of this kind.'
}
