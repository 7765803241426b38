import { createHash } from 'node:crypto'
import { type LadderPlan, ladderOf, type MoneyPlan } from '@stratomate/engine/stake-plans/money-plan'
import { type PlanXray, xrayPlan } from '@stratomate/engine/stake-plans/plan-xray'
import type { Limit } from '@stratomate/domain'
import type { Favorite, TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { FavoriteFile, SettingsFile } from './read-settings-file.ts'
import { SettingsError } from '@stratomate/std/errors'

/** A plan that is not switched on yet: its worst case, and what the person types to confirm having seen it. */
export type PlanOffer = { id: string; plan: LadderPlan; xray: PlanXray; assumed: { winRate: number; trades: number } }

export type PlanChoice = { active: MoneyPlan; offer: PlanOffer | null }

type Frame = Pick<
  TradingSettings,
  'stakeCents' | 'stakeCentsMax' | 'payoutPctMin' | 'tradesPerDayMax' | 'favorites'
> & {
  /** Trades a day of the person's plan; missing or null while that is unknown. */
  planTrades?: Limit | null
}

const winRateAssumed = 0.5
const tradesAssumed = 100

/**
 * The plan of settings.json at `path`. One whose stakes depend on results stays off, with fixed stakes in its place,
 * until `confirmedPlan` is the id of exactly this plan and first stake. Throws a SettingsError.
 */
export function chooseMoneyPlan({ moneyPlan, confirmedPlan }: SettingsFile, frame: Frame, path: string): PlanChoice {
  const plan = moneyPlan ?? { kind: 'fixed' }
  if (plan.kind === 'fixed' || plan.kind === 'percent') return { active: plan, offer: null }
  const highest = highestOf(plan, frame.stakeCents)
  if (highest > frame.stakeCentsMax) {
    throw new SettingsError(`${path}: moneyPlan: its largest stake ${(highest / 100).toFixed(2)} is above stakeMax.`)
  }
  if (frame.favorites !== 'first' && frame.favorites.some(hasOnlyStake)) {
    throw new SettingsError(`${path}: moneyPlan: favorites cannot have stakes of their own with this plan.`)
  }
  const id = planIdOf(plan, frame.stakeCents)
  if (confirmedPlan === id) return { active: { kind: 'ladder', id, plan }, offer: null }
  const assumed = { winRate: winRateAssumed, trades: tradesOfDay(frame) }
  const xray = xrayPlan(plan, { ...assumed, baseCents: frame.stakeCents, payoutPct: frame.payoutPctMin })
  return { active: { kind: 'fixed' }, offer: { id, plan, xray, assumed } }
}

/** Whether a favorite has an amount that no plan of its own uses. */
function hasOnlyStake({ stakeCents, moneyPlan }: Favorite): boolean {
  return stakeCents !== null && moneyPlan === undefined
}

type ChartFrame = Pick<TradingSettings, 'stakeCents' | 'stakeCentsMax'>

/**
 * A chart's own plan that is in force; undefined when the general plan decides. One that climbs is off until
 * `confirmedPlan` names exactly this plan, first stake and chart, and off again while it would go above stakeMax.
 */
export function chartPlanOf(favorite: FavoriteFile, frame: ChartFrame): MoneyPlan | undefined {
  const { moneyPlan: plan, confirmedPlan, stake = frame.stakeCents } = favorite
  if (plan === undefined || plan.kind === 'fixed' || plan.kind === 'percent') return plan
  const id = planIdOf(plan, stake, placeOf({ symbol: favorite.symbol, timeframeS: favorite.timeframe }))
  if (confirmedPlan !== id || highestOf(plan, stake) > frame.stakeCentsMax) return undefined
  return { kind: 'ladder', id, plan }
}

/** The worst case of a plan for one chart, to be shown before it is switched on. Throws a SettingsError. */
export function offerChartPlan(plan: LadderPlan, favorite: Favorite, trading: TradingSettings): PlanOffer {
  const baseCents = favorite.stakeCents ?? trading.stakeCents
  const highest = highestOf(plan, baseCents)
  if (highest > trading.stakeCentsMax) {
    throw new SettingsError(`moneyPlan: its largest stake ${(highest / 100).toFixed(2)} is above stakeMax.`)
  }
  const assumed = { winRate: winRateAssumed, trades: tradesOfDay(trading) }
  const xray = xrayPlan(plan, { ...assumed, baseCents, payoutPct: trading.payoutPctMin })
  return { id: planIdOf(plan, baseCents, placeOf(favorite)), plan, xray, assumed }
}

function highestOf(plan: LadderPlan, baseCents: number): number {
  return Math.max(...ladderOf(plan, baseCents).stakesCents)
}

function placeOf({ symbol, timeframeS }: { symbol: string; timeframeS: number }): string[] {
  return [symbol, String(timeframeS)]
}

/** The number of trades that the person's own limit and the plan allow; a hundred for a plan without a limit. */
function tradesOfDay({ tradesPerDayMax, planTrades = null }: Frame): number {
  const limits = [tradesPerDayMax, planTrades].filter((limit) => typeof limit === 'number')
  return limits.length === 0 ? tradesAssumed : Math.min(...limits)
}

/** The same plan with the same first stake always has the same id; any changed number gives another one. */
function planIdOf(plan: LadderPlan, baseCents: number, place: readonly string[] = []): string {
  const numbers = [
    plan.kind,
    'factor' in plan ? plan.factor : null,
    'steps' in plan ? plan.steps : null,
    baseCents,
    ...place,
  ]
  return createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, 12)
}
