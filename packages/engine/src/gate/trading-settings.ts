import type { AccountKey } from '@stratomate/contracts/brokers/account-keys'
import type { ChartRules } from '@stratomate/contracts/trading/chart-rules'
import { type NewsRules, newsRulesAtFirst } from '@stratomate/contracts/trading/news-rules'
import { type OwnLimits, ownLimitsOf } from '@stratomate/contracts/trading/own-limits'
import type { Blackout } from './blackout.ts'
import type { LossLimits } from '../limits/loss-limits.ts'
import type { MoneyPlan } from '../stake-plans/money-plan.ts'
import type { TradingHours } from './trading-hours.ts'

/** A chart the person trades. Null takes the general setting. */
export type Favorite = ChartRules & {
  readonly symbol: string
  readonly timeframeS: number
  readonly direction: 'both' | 'buy' | 'sell'
  readonly stakeCents: number | null
  readonly expiryCandles: number | null
  /** The account of its trades; missing for the one that is chosen for all charts. */
  readonly account?: AccountKey | undefined
  /** The chart's own money plan, whose first stake is the chart's; without one the general plan decides. */
  readonly moneyPlan?: MoneyPlan | undefined
}

/** The person's own settings of trading; null switches a limit off. Money in whole cents. */
export type TradingSettings = LossLimits &
  OwnLimits & {
    readonly stakeCents: number
    readonly moneyPlan: MoneyPlan
    readonly expiryCandles: number
    readonly favorites: readonly Favorite[] | 'first'
    readonly payoutPctMin: number
    readonly stakeCentsMax: number
    readonly ordersPerSecondMax: number
    /** The day's profit at which trading stops. */
    readonly dailyProfitCentsMax: number | null
    /** After each trade, on its symbol; 0 switches it off. */
    readonly coolDownMs: number
    /** After the end of each lost trade, on all symbols; 0 switches it off. */
    readonly coolDownAfterLossMs: number
    /** Null trades at all hours. */
    readonly hours: TradingHours | null
    readonly blackouts: readonly Blackout[]
    /** Around events of the terminal's calendar; missing in older records, which had none. */
    readonly calendar?: NewsRules
    readonly allowOpposite: boolean
    /** Signals of an indicator are refused once this many candles prove that it repaints. */
    readonly repaintProofsMax: number | null
    /** Whether a chart is not traded while more than one of its last twenty signals were changed afterwards. */
    readonly stopsOnRepaint: boolean
  }

export const tradingDefaults: TradingSettings = Object.freeze<TradingSettings>({
  ...ownLimitsOf({}),
  stakeCents: 1_000,
  moneyPlan: { kind: 'fixed' },
  expiryCandles: 3,
  favorites: 'first',
  payoutPctMin: 80,
  stakeCentsMax: 10_000,
  ordersPerSecondMax: 100,
  dailyLossCentsMax: null,
  lossesInARowMax: null,
  dailyProfitCentsMax: null,
  coolDownMs: 0,
  coolDownAfterLossMs: 0,
  hours: null,
  blackouts: [],
  calendar: newsRulesAtFirst,
  allowOpposite: false,
  repaintProofsMax: 3,
  stopsOnRepaint: false,
})
