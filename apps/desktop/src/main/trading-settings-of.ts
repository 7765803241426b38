import { tradingDefaults, type TradingSettings } from '../engine/trading-settings.ts'
import type { FavoriteFile, SettingsFile } from './read-settings-file.ts'
import { SettingsError } from './settings-error.ts'

/** What settings.json at `path` says of trading; the defaults hold for the rest. Throws a SettingsError. */
export function tradingSettingsOf(file: SettingsFile, path: string): TradingSettings {
  const { favorites } = file
  const settings: TradingSettings = {
    stakeCents: file.stake ?? tradingDefaults.stakeCents,
    stakeCentsMax: file.stakeMax ?? tradingDefaults.stakeCentsMax,
    expiryCandles: file.expiryCandles ?? tradingDefaults.expiryCandles,
    favorites: Array.isArray(favorites) ? favorites.map(favoriteOf) : (favorites ?? tradingDefaults.favorites),
    payoutPctMin: file.payoutMin ?? tradingDefaults.payoutPctMin,
    openTradesMax: file.openTradesMax ?? tradingDefaults.openTradesMax,
    ordersPerSecondMax: file.ordersPerSecondMax ?? tradingDefaults.ordersPerSecondMax,
    tradesPerDayMax: file.tradesPerDayMax ?? tradingDefaults.tradesPerDayMax,
    dailyLossCentsMax: file.dailyLossMax ?? tradingDefaults.dailyLossCentsMax,
    allowOpposite: file.allowOpposite ?? tradingDefaults.allowOpposite,
  }
  if (settings.stakeCents > settings.stakeCentsMax) throw new SettingsError(`${path}: stake: is above stakeMax.`)
  return settings
}

function favoriteOf({ symbol, timeframe, direction, stake, expiryCandles }: FavoriteFile) {
  return { symbol, timeframeS: timeframe, direction, stakeCents: stake ?? null, expiryCandles: expiryCandles ?? null }
}
