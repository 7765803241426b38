import { createHash } from 'node:crypto'
import { type LadderPlan, ladderOf, type MoneyPlan } from '@stratomate/engine/stake-plans/money-plan'
import { type PlanXray, xrayPlan } from '@stratomate/engine/stake-plans/plan-xray'
import type { Limit } from '@stratomate/domain'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { SettingsFile } from './read-settings-file.ts'
import { SettingsError } from '#desktop/platform/files/settings-error.ts'

/** A plan that is not switched on yet: its worst case, and what the person writes to confirm having seen it. */
export type PlanOffer = { id: string; plan: LadderPlan; xray: PlanXray; assumed: { winRate: number; trades: number } }

export type PlanChoice = { active: MoneyPlan; offer: PlanOffer | null }

type Frame = Pick<
  TradingSettings,
  'stakeCents' | 'stakeCentsMax' | 'payoutPctMin' | 'tradesPerDayMax' | 'favorites'
> & {
  /** Trades a day of the person's plan; missing or null while that is not known. */
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
  const highest = Math.max(...ladderOf(plan, frame.stakeCents).stakesCents)
  if (highest > frame.stakeCentsMax) {
    throw new SettingsError(`${path}: moneyPlan: its largest stake ${(highest / 100).toFixed(2)} is above stakeMax.`)
  }
  if (frame.favorites !== 'first' && frame.favorites.some(({ stakeCents }) => stakeCents !== null)) {
    throw new SettingsError(`${path}: moneyPlan: favorites cannot have stakes of their own with this plan.`)
  }
  const id = planIdOf(plan, frame.stakeCents)
  if (confirmedPlan === id) return { active: { kind: 'ladder', id, plan }, offer: null }
  const assumed = { winRate: winRateAssumed, trades: tradesOfDay(frame) }
  const xray = xrayPlan(plan, { ...assumed, baseCents: frame.stakeCents, payoutPct: frame.payoutPctMin })
  return { active: { kind: 'fixed' }, offer: { id, plan, xray, assumed } }
}

/** As many as the person's own limit and the plan allow; of a plan without a limit a hundred. */
function tradesOfDay({ tradesPerDayMax, planTrades = null }: Frame): number {
  const limits = [tradesPerDayMax, planTrades].filter((limit) => typeof limit === 'number')
  return limits.length === 0 ? tradesAssumed : Math.min(...limits)
}

/** The same plan with the same first stake always has the same id; any other number gives another one. */
function planIdOf(plan: LadderPlan, baseCents: number): string {
  const numbers = [plan.kind, 'factor' in plan ? plan.factor : null, 'steps' in plan ? plan.steps : null, baseCents]
  return createHash('sha256').update(JSON.stringify(numbers)).digest('hex').slice(0, 12)
}
