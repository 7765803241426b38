import type { WindowSettingsInput } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowSettings } from '@stratomate/contracts/desktop-window/settings'
import { newsRulesAtFirst } from '@stratomate/contracts/trading/news-rules'
import { ownLimitsOf } from '@stratomate/contracts/trading/own-limits'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import { withoutId } from '@stratomate/engine/stake-plans/money-plan'
import type { LossLimitKeeper } from './keep-loss-limits.ts'
import type { SettingsPatch } from './settings-store.ts'

type Here = { lossLimits: LossLimitKeeper; nowMs: number; folder: string }

/** The settings as the window shows them: the loss limits are those in force, with those that wait beside them. */
export function settingsView(trading: TradingSettings, { lossLimits, nowMs, folder }: Here): WindowSettings {
  const { stakeCents, stakeCentsMax, expiryCandles, payoutPctMin } = trading
  const { hours, blackouts, moneyPlan, dailyProfitCentsMax, allowOpposite, stopsOnRepaint } = trading
  return {
    ...ownLimitsOf(trading),
    stakeCents,
    stakeCentsMax,
    expiryCandles,
    payoutPctMin,
    ...lossLimits.inForce(nowMs),
    looserLimits: lossLimits.waiting(nowMs),
    dailyProfitCentsMax,
    coolDownMinutes: trading.coolDownMs / 60_000,
    coolDownAfterLossMinutes: trading.coolDownAfterLossMs / 60_000,
    timeZone: hours?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    hours:
      hours?.windows.map(({ days, fromMinute, toMinute }) => ({
        days,
        from: clock(fromMinute),
        to: clock(toMinute),
      })) ?? null,
    blackouts: blackouts.map(({ fromMs, toMs, symbols }) => ({
      from: new Date(fromMs).toISOString(),
      to: new Date(toMs).toISOString(),
      ...(symbols === null ? {} : { symbols }),
    })),
    calendar: trading.calendar ?? newsRulesAtFirst,
    allowOpposite,
    stopsOnRepaint,
    moneyPlan: withoutId(moneyPlan),
    folder,
  }
}

/** The entries of settings.json for a change in the window; money is written there in units. */
export function settingsPatch(changes: WindowSettingsInput): SettingsPatch {
  const { stakeCents, stakeCentsMax, payoutPctMin, dailyLossCentsMax, dailyProfitCentsMax, ...same } = changes
  const money = {
    stake: unitsOf(stakeCents),
    stakeMax: unitsOf(stakeCentsMax),
    dailyLossMax: unitsOf(dailyLossCentsMax),
    dailyProfitMax: unitsOf(dailyProfitCentsMax),
    payoutMin: payoutPctMin,
  }
  // Undefined would remove an entry; here it means that the entry stays.
  return Object.fromEntries(Object.entries({ ...same, ...money }).filter(([, value]) => value !== undefined))
}

function unitsOf(cents: number | null | undefined): number | null | undefined {
  return typeof cents === 'number' ? cents / 100 : cents
}

function clock(minute: number): string {
  const part = (value: number): string => String(value).padStart(2, '0')
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`
}
