/** A chart the person trades. Null takes the general setting. */
export type Favorite = {
  readonly symbol: string
  readonly timeframeS: number
  readonly direction: 'both' | 'buy' | 'sell'
  readonly stakeCents: number | null
  readonly expiryCandles: number | null
}

/** The person's own settings of trading; null switches a limit off. Money in whole cents. */
export type TradingSettings = {
  readonly stakeCents: number
  readonly expiryCandles: number
  readonly favorites: readonly Favorite[] | 'first'
  readonly payoutPctMin: number
  readonly stakeCentsMax: number
  readonly openTradesMax: number
  readonly ordersPerSecondMax: number
  readonly tradesPerDayMax: number | null
  readonly dailyLossCentsMax: number | null
  readonly allowOpposite: boolean
}

export const tradingDefaults: TradingSettings = Object.freeze({
  stakeCents: 1_000,
  expiryCandles: 3,
  favorites: 'first',
  payoutPctMin: 80,
  stakeCentsMax: 10_000,
  openTradesMax: 100,
  ordersPerSecondMax: 100,
  tradesPerDayMax: null,
  dailyLossCentsMax: null,
  allowOpposite: false,
})
