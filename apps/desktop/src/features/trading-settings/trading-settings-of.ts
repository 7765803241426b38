import { chartRulesOf } from '@stratomate/contracts/trading/chart-rules'
import { newsRulesAtFirst } from '@stratomate/contracts/trading/news-rules'
import { ownLimitsOf } from '@stratomate/contracts/trading/own-limits'
import type { TradingHours } from '@stratomate/engine/gate/trading-hours'
import { type Favorite, tradingDefaults, type TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { chartPlanOf } from './choose-money-plan.ts'
import type { FavoriteFile, SettingsFile } from './read-settings-file.ts'
import { SettingsError } from '@stratomate/std/errors'

/** The trading settings in settings.json at `path`, with defaults for the rest. Throws a SettingsError. */
export function tradingSettingsOf(file: SettingsFile, path: string): TradingSettings {
  const { favorites } = file
  const stakes = {
    stakeCents: file.stake ?? tradingDefaults.stakeCents,
    stakeCentsMax: file.stakeMax ?? tradingDefaults.stakeCentsMax,
  }
  const settings: TradingSettings = {
    ...ownLimitsOf(file),
    ...stakes,
    moneyPlan: tradingDefaults.moneyPlan,
    expiryCandles: file.expiryCandles ?? tradingDefaults.expiryCandles,
    favorites: Array.isArray(favorites)
      ? favorites.map((one) => favoriteOf(one, stakes))
      : (favorites ?? tradingDefaults.favorites),
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
    calendar: file.calendar ?? newsRulesAtFirst,
    allowOpposite: file.allowOpposite ?? tradingDefaults.allowOpposite,
    repaintProofsMax: file.refuseRepainters === false ? null : tradingDefaults.repaintProofsMax,
    stopsOnRepaint: file.stopsOnRepaint ?? tradingDefaults.stopsOnRepaint,
  }
  if (settings.stakeCents > settings.stakeCentsMax) throw new SettingsError(`${path}: stake: is above stakeMax.`)
  return settings
}

type Stakes = Pick<TradingSettings, 'stakeCents' | 'stakeCentsMax'>

function favoriteOf(favorite: FavoriteFile, stakes: Stakes): Favorite {
  const { symbol, timeframe, direction, stake, expiryCandles, account, ...rules } = favorite
  const moneyPlan = chartPlanOf(favorite, stakes)
  const own = {
    stakeCents: stake ?? null,
    expiryCandles: expiryCandles ?? null,
    ...(account !== undefined && { account }),
  }
  return { symbol, timeframeS: timeframe, direction, ...own, ...chartRulesOf(rules), ...(moneyPlan && { moneyPlan }) }
}

/** Without an own time zone, the computer's counts. */
function hoursOf({ hours, timeZone }: SettingsFile): TradingHours | null {
  if (hours === null || hours === undefined) return null
  return {
    timeZone: timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    windows: hours.map(({ days, from, to }) => ({ days, fromMinute: from, toMinute: to })),
  }
}
