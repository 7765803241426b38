import { ruleParameters } from '@stratomate/indicators/catalogue/rule-parameters.data'
import { defaultParameters } from '@stratomate/indicators/parameters'
import type { IndicatorId } from '@stratomate/indicators/catalogue/indicator-ids'
import type { Weekday } from '@stratomate/engine/gate/trading-hours'
import type { LabSide } from '@stratomate/lab/lab-rule'

/**
 * Which candles: the random walk of a seed, or a history that this browser stores, by the beginning of its fingerprint.
 */
export type CandleChoice =
  | { readonly kind: 'sample'; readonly seed: number }
  | { readonly kind: 'kept'; readonly fingerprint: string }

export const stakeKinds = [
  'fixed',
  'percent',
  'martingale',
  'anti_martingale',
  'dalembert',
  'one_three_two_six',
] as const
export type StakeKind = (typeof stakeKinds)[number]

/** How stakes are chosen; fields that a kind does not use keep their last value. Money in whole cents. */
export type StakeChoice = {
  readonly kind: StakeKind
  readonly cents: number
  readonly percent: number
  readonly factor: number
  readonly steps: number
}

/** Hours in which signals are traded, UTC. An end that is not after the start runs over midnight. */
export type HoursChoice = { readonly days: readonly Weekday[]; readonly fromMinute: number; readonly toMinute: number }

/** The person's own limits; null is no limit. */
export type LimitChoice = {
  readonly tradesPerDayMax: number | null
  readonly dailyLossCentsMax: number | null
  readonly coolDownMinutes: number
}

/** Values that a search tries: from, up to and including to. */
export type SearchRange = { readonly from: number; readonly to: number; readonly step: number }

/** Everything that a person asks the lab, in the form of the address. */
export type LabQuestion = {
  readonly candles: CandleChoice
  readonly mode: 'run' | 'search'
  readonly indicatorId: IndicatorId
  /** All parameters of the indicator. */
  readonly parameters: Readonly<Record<string, number>>
  readonly side: LabSide
  readonly expiryCandles: number
  readonly payoutPct: number
  readonly stake: StakeChoice
  readonly hours: HoursChoice | null
  readonly limits: LimitChoice
  /** At most two parameters of the indicator, each with the values that a search tries. */
  readonly ranges: Readonly<Record<string, SearchRange>>
  /** The expiries that a search tries, ascending. */
  readonly expiries: readonly number[]
  /** Tests that are kept to compare, each by the key of its question. */
  readonly compared: readonly string[]
}

/** Ends included. */
export const questionLimits = {
  seed: [1, 999_999],
  expiryCandles: [1, 60],
  payoutPct: [1, 500],
  stakeCents: [1, 500_000],
  percent: [0.1, 100],
  factor: [1.1, 10],
  steps: [2, 12],
  tradesPerDayMax: [1, 100_000],
  dailyLossCentsMax: [1, 100_000_000],
  coolDownMinutes: [0, 1_440],
  minute: [0, 1_439],
} as const satisfies Record<string, readonly [number, number]>

/** How many parameters a search varies, and how many expiries it tries. */
export const [rangesMax, expiriesMax] = [2, 10]
/** How many tests are compared at once. */
export const comparedMax = 4
/** How many values one range holds. */
export const rangeValuesMax = 200

export const plainStake: StakeChoice = { kind: 'fixed', cents: 1_000, percent: 2, factor: 2, steps: 4 }
export const noLimits: LimitChoice = { tradesPerDayMax: null, dailyLossCentsMax: null, coolDownMinutes: 0 }
export const usualHours: HoursChoice = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], fromMinute: 420, toMinute: 960 }

/** The question about an indicator before anything is changed. */
export function usualParameters(indicatorId: IndicatorId): Readonly<Record<string, number>> {
  return defaultParameters(ruleParameters[indicatorId])
}

/** A search around the defaults of the first two parameters. */
export function usualRanges(indicatorId: IndicatorId): Readonly<Record<string, SearchRange>> {
  const { parameters } = ruleParameters[indicatorId]
  return Object.fromEntries(
    Object.entries(parameters)
      .slice(0, rangesMax)
      .map(([name, range]) => [name, rangeAround(range)]),
  )
}

type Bounds = { readonly minimum: number; readonly maximum: number; readonly step: number; readonly default: number }

/** Ten values from half of the default to twice of it, within the parameter's range. */
export function rangeAround({ minimum, maximum, step, default: usual }: Bounds): SearchRange {
  const from = snap(Math.max(minimum, usual / 2), step)
  const to = snap(Math.min(maximum, Math.max(usual * 2, usual + 9 * step)), step)
  return { from, to, step: Math.max(step, snap((to - from) / 9, step)) }
}

function snap(value: number, step: number): number {
  const perUnit = Math.round(1 / step)
  return perUnit < 1 ? Math.round(value / step) * step : Math.round(value * perUnit) / perUnit
}

/** The question of an address without one: the usual SuperTrend on a random walk. */
export const firstQuestion: LabQuestion = {
  candles: { kind: 'sample', seed: 1 },
  mode: 'run',
  indicatorId: 'super-trend',
  parameters: usualParameters('super-trend'),
  side: 'both',
  expiryCandles: 3,
  payoutPct: 87,
  stake: plainStake,
  hours: null,
  limits: noLimits,
  ranges: usualRanges('super-trend'),
  expiries: [1, 3, 5],
  compared: [],
}
