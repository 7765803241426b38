/** Settings to load in the terminal, by the add-on's id. What is not named keeps its default. */
export type Preset = { name: string; purpose: string; values: Readonly<Record<string, number | string>> }

export const presets: Readonly<Record<string, readonly Preset[]>> = {
  'boss-pro-indicator': [
    { name: 'Default', purpose: 'as described', values: {} },
    {
      name: 'Fewer signals',
      purpose: 'wider swings and a clearer break',
      values: { strength: 8, margin: 0.25, rangeMinimum: 1 },
    },
    { name: 'M1', purpose: 'a longer view for one-minute charts', values: { times: 15, ema: 100 } },
  ],
  'binary-eagle-indicator': [
    { name: 'Default', purpose: 'as described', values: {} },
    { name: 'Long squeeze', purpose: 'at least six candles inside', values: { candles: 6 } },
    { name: 'Wide squeeze', purpose: 'a wider range around the band, so more squeezes', values: { ranges: 2 } },
  ],
  'baseline-oscillator': [
    { name: 'Reversal', purpose: 'the way back from +-2, as described', values: {} },
    { name: 'Trend', purpose: 'crossings of zero', values: { mode: 1 } },
    { name: 'Reversal from afar', purpose: 'the way back from +-3', values: { level: 3 } },
  ],
  'multi-currency-scanner': [
    {
      name: 'Majors',
      purpose: 'seven pairs, three timeframes, Super_Trend',
      values: { symbols: 'EURUSD,GBPUSD,USDJPY,AUDUSD,USDCAD,USDCHF,NZDUSD', timeframes: 'M1,M5,M15' },
    },
    {
      name: '28 pairs M15',
      purpose: 'every pair of eight currencies on M15',
      values: {
        symbols:
          'EURUSD,GBPUSD,AUDUSD,NZDUSD,USDCAD,USDCHF,USDJPY,EURGBP,EURAUD,EURNZD,EURCAD,EURCHF,EURJPY,GBPAUD,GBPNZD,GBPCAD,GBPCHF,GBPJPY,AUDNZD,AUDCAD,AUDCHF,AUDJPY,NZDCAD,NZDCHF,NZDJPY,CADCHF,CADJPY,CHFJPY',
        timeframes: 'M15',
      },
    },
  ],
}
