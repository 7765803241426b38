/** The dimensions by which trades are counted. Zod-free, so that pages can name them. Hours and days are in UTC. */
export const statisticsDimensions = [
  'hour',
  'weekday',
  'symbol',
  'indicator',
  'timeframe',
  'expiry',
  'side',
  'broker',
  'source',
] as const

/** How far back a page looks. */
export const statisticsPeriods = ['7d', '30d', '90d', '365d', 'all'] as const

/** Tried filters are counted up to here: this many means this many or more. */
export const filtersTriedMax = 10_000
