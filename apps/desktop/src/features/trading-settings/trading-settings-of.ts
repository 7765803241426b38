import { ownLimitsOf } from '@stratomate/contracts/trading/own-limits'
import type { TradingHours } from '@stratomate/engine/gate/trading-hours'
import { type Favorite, tradingDefaults, type TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { FavoriteFile, SettingsFile } from './read-settings-file.ts'
import { SettingsError } from '#desktop/platform/files/settings-error.ts'

/** What settings.json at `path` says of trading; the defaults hold for the rest. Throws a SettingsError. */
export function tradingSettingsOf(file: SettingsFile, path: string): TradingSettings {
  const { favorites } = file
  const settings: TradingSettings = {
    ...ownLimitsOf(file),
    stakeCents: file.stake ?? tradingDefaults.stakeCents,
    moneyPlan: tradingDefaults.moneyPlan,
    stakeCentsMax: file.stakeMax ?? tradingDefaults.stakeCentsMax,
    expiryCandles: file.expiryCandles ?? tradingDefaults.expiryCandles,
    favorites: Array.isArray(favorites) ? favorites.map(favoriteOf) : (favorites ?? tradingDefaults.favorites),
    payoutPctMin: file.payoutMin ?? tradingDefaults.payoutPctMin,
    ordersPerSecondMax: file.ordersPerSecondMax ?? tradingDefaults.ordersPerSecondMax,
    dailyLossCentsMax: file.dailyLossMax ?? tradingDefaults.dailyLossCentsMax,
    dailyProfitCentsMax: file.dailyProfitMax ?? tradingDefaults.dailyProfitCentsMax,
    lossesInARowMax: file.lossesInARowMax ?? tradingDefaults.lossesInARowMax,
    coolDownMs: file.coolDownMinutes ?? tradingDefaults.coolDownMs,
    coolDownAfterLossMs: file.coolDownAfterLossMinutes ?? tradingDefaults.coolDownAfterLossMs,
    hours: hoursOf(file),
    blackouts: (file.blackouts ?? []).map(({ from, to, symbols }) => ({
      fromMs: from,
      toMs: to,
      symbols: symbols ?? null,
    })),
    allowOpposite: file.allowOpposite ?? tradingDefaults.allowOpposite,
    repaintProofsMax: file.refuseRepainters === false ? null : tradingDefaults.repaintProofsMax,
    stopsOnRepaint: file.stopsOnRepaint ?? tradingDefaults.stopsOnRepaint,
  }
  if (settings.stakeCents > settings.stakeCentsMax) throw new SettingsError(`${path}: stake: is above stakeMax.`)
  return settings
}

function favoriteOf({ symbol, timeframe, direction, stake, expiryCandles, ...asked }: FavoriteFile): Favorite {
  const own = { stakeCents: stake ?? null, expiryCandles: expiryCandles ?? null }
  return { symbol, timeframeS: timeframe, direction, ...own, ...asked }
}

/** Without a time zone of its own, the computer's is meant. */
function hoursOf({ hours, timeZone }: SettingsFile): TradingHours | null {
  if (hours === null || hours === undefined) return null
  return {
    timeZone: timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    windows: hours.map(({ days, from, to }) => ({ days, fromMinute: from, toMinute: to })),
  }
}
