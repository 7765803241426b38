/** What an add-on does (SPEC §3); the page shows the categories in use. */
export const addonCategories = ['Momentum', 'Trend', 'Oscillator', 'Utility'] as const
export type AddonCategory = (typeof addonCategories)[number]

/** An add-on as the site lists it. Sizes are measured where the file is built (DECISIONS, Files). */
export type Addon = {
  id: string
  name: string
  description: string
  category: AddonCategory
  version: string
  /** An ISO date. */
  releaseDate: string
  requiresSubscription: boolean
  downloadUrl: string
}

/** The four add-ons of PRO (SPEC §3): versions and dates are constants, the definitions are ours. */
export const addons: readonly Addon[] = [
  {
    id: 'boss-pro-indicator',
    name: 'BOSS Pro Indicator',
    description:
      'BOSS plus two filters: the 5x timeframe must agree, and volatility must be neither too low nor too high. A panel counts the last 50 signals with their interval.',
    category: 'Trend',
    version: '1.2.0',
    releaseDate: '2026-11-21',
    requiresSubscription: true,
    downloadUrl: '/downloads/indicators/BOSS_Pro_Indicator.zip',
  },
  {
    id: 'binary-eagle-indicator',
    name: 'Binary Eagle Indicator',
    description:
      'Waits until the Bollinger band has been inside the average range for at least three candles and signals its release in the direction of the regression. Few signals, by design.',
    category: 'Momentum',
    version: '2.0.1',
    releaseDate: '2026-11-21',
    requiresSubscription: true,
    downloadUrl: '/downloads/indicators/Binary_Eagle_Indicator.zip',
  },
  {
    id: 'baseline-oscillator',
    name: 'Baseline Oscillator',
    description:
      'The distance of price from its long average, in average true ranges. Reversal mode signals the way back from ±2, trend mode the crossing of zero.',
    category: 'Oscillator',
    version: '1.5.0',
    releaseDate: '2026-11-21',
    requiresSubscription: true,
    downloadUrl: '/downloads/indicators/Baseline_Oscillator.zip',
  },
  {
    id: 'multi-currency-scanner',
    name: 'Multi-Currency Scanner',
    description:
      'Runs one rule of the library on up to 28 symbols and their timeframes, on closed candles only, and lists last signal, age and rank of the range. Warns of signals that are the same bet twice.',
    category: 'Utility',
    version: '1.0.2',
    releaseDate: '2026-11-21',
    requiresSubscription: true,
    downloadUrl: '/downloads/indicators/Multi_Currency_Scanner.zip',
  },
]
