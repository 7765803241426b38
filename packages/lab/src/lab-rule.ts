import type { RefusalCode } from '@stratomate/contracts'
import type { CandleSet } from '@stratomate/candles/candle-set'
import { type TradingSettings, tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import type { ConnectedChart } from '@stratomate/engine/ports'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'

export const labSides = ['both', 'buy', 'sell'] as const
export type LabSide = (typeof labSides)[number]

/** One rule with all its numbers: what is traded, when it ends, what it pays, and the settings for the gate. */
export type LabRule = {
  readonly indicatorId: IndicatorId
  readonly parameters: Readonly<Record<string, number>>
  readonly side: LabSide
  /** From 1 candle on. */
  readonly expiryCandles: number
  /** Percent of the stake that a won trade adds, above 0. */
  readonly payoutPct: number
  /** What the account holds at the first candle, whole cents. */
  readonly balanceCents: number
  readonly settings: TradingSettings
}

/** A million: enough that money never ends a test of single stakes, as the paper account's would. */
export const labBalanceCents = 100_000_000

/** The desktop app's own settings except the least payout, because the person chooses the payout here. */
export const labSettings: TradingSettings = Object.freeze<TradingSettings>({ ...tradingDefaults, payoutPctMin: 1 })

/** A trade of a run. `index` is the candle of the signal; it is entered at the opening of the next one. */
export type LabTrade = {
  readonly index: number
  readonly side: 1 | -1
  /** 1 for won, -1 for lost, 0 for a tie, whose stake comes back. */
  readonly result: 1 | -1 | 0
  readonly stakeCents: number
  readonly profitCents: number
}

export type RunResult = {
  readonly trades: readonly LabTrade[]
  readonly won: number
  readonly lost: number
  readonly ties: number
  readonly netCents: number
  /** The deepest fall of the money below its highest point before, 0 or more. */
  readonly drawdownCents: number
  readonly lossRunLongest: number
  /** Signals that the gate refused, by its codes. */
  readonly refused: ReadonlyMap<RefusalCode, number>
  /** Trades that the history ends before; they are in no other number. */
  readonly openAtEnd: number
}

/** The chart for the gate. Symbols with OTC in their name are always open, as at the brokers. */
export function labChart({ symbol, timeframeS, digits }: CandleSet, indicatorId: string): ConnectedChart {
  return {
    key: `${symbol}:${timeframeS}:${indicatorId}`,
    feed: `lab:${symbol}:${timeframeS}`,
    symbol,
    isCustom: /otc/iu.test(symbol),
    timeframeS,
    digits,
    indicator: indicatorId,
    indicatorId,
    speed: 1,
    isSimulated: true,
  }
}

/** The settings with the one favorite that a rule trades. */
export function ruleSettings({ side, expiryCandles, settings }: LabRule, chart: ConnectedChart): TradingSettings {
  const { symbol, timeframeS } = chart
  const stakeCents = null
  return { ...settings, expiryCandles, favorites: [{ symbol, timeframeS, direction: side, stakeCents, expiryCandles }] }
}
