import type { WindowMoneyPlan } from './money-plans.ts'
import type { WeekdayName } from './values.ts'
import type { NewsRules } from '../trading/news-rules.ts'
import type { OwnLimits } from '../trading/own-limits.ts'

/** A loss limit that is looser than the one in force, and when it takes over. */
export type WindowLooserLimit = {
  name: 'dailyLossCentsMax' | 'lossesInARowMax'
  value: number | null
  fromMs: number
}

export type WindowSettings = OwnLimits & {
  stakeCents: number
  stakeCentsMax: number
  expiryCandles: number
  payoutPctMin: number
  /** In force now. */
  dailyLossCentsMax: number | null
  lossesInARowMax: number | null
  looserLimits: WindowLooserLimit[]
  dailyProfitCentsMax: number | null
  coolDownMinutes: number
  coolDownAfterLossMinutes: number
  timeZone: string
  hours: { days: readonly WeekdayName[]; from: string; to: string }[] | null
  blackouts: { from: string; to: string; symbols?: readonly string[] }[]
  calendar: NewsRules
  allowOpposite: boolean
  stopsOnRepaint: boolean
  moneyPlan: WindowMoneyPlan
  folder: string
}
