import type { RefusalCode } from '@stratomate/contracts'
import type { DayState } from '../limits/daily-stats.ts'
import type { TradingSettings } from './trading-settings.ts'

type DayContext = { readonly settings: TradingSettings; readonly today: DayState; readonly todayOfAll?: DayState }

/**
 * Demo profit must never allow a larger loss of real money: where both trade, the limits apply to real money alone and
 * to all together.
 */
export function refuseByDay({ settings, today, todayOfAll }: DayContext, stakeCents: number): RefusalCode | null {
  for (const day of todayOfAll === undefined ? [today] : [today, todayOfAll]) {
    const code = refuseBy(settings, day, stakeCents)
    if (code !== null) return code
  }
  return null
}

/** Open stakes count as lost, so that the day never loses more than its limit. */
function refuseBy(settings: TradingSettings, day: DayState, stakeCents: number): RefusalCode | null {
  const { tradesPerDayMax, dailyLossCentsMax, dailyProfitCentsMax, lossesInARowMax } = settings
  if (tradesPerDayMax !== null && day.trades >= tradesPerDayMax) return 'own_trade_cap'
  const lossCentsWorst = day.openStakeCents + stakeCents - day.profitCents
  if (dailyLossCentsMax !== null && lossCentsWorst > dailyLossCentsMax) return 'daily_loss'
  if (lossesInARowMax !== null && day.lossRunLongest >= lossesInARowMax) return 'losing_streak'
  return dailyProfitCentsMax !== null && day.profitCentsPeak >= dailyProfitCentsMax ? 'daily_profit' : null
}
