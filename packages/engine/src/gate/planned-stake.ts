import { slotFavorite, type SlotStatus } from '../charts/choose-charts.ts'
import type { DayState } from '../limits/daily-stats.ts'
import { ladderOf, type MoneyPlan, percentStakeCents, stepAfter } from '../stake-plans/money-plan.ts'
import type { TradingSettings } from './trading-settings.ts'

/** What the stake depends on. */
type StakeContext = {
  readonly settings: Pick<TradingSettings, 'moneyPlan' | 'stakeCents'>
  readonly slotStatus: SlotStatus
  readonly today: Pick<DayState, 'results'>
  readonly balanceCents: number | null
}

/** The stake of the next trade in whole cents, by the chart's own plan or the general one; `end` when a ladder is over for the day. */
export function plannedStake(context: StakeContext): number | 'end' {
  const { settings, today, balanceCents } = context
  const favorite = slotFavorite(context.slotStatus)
  const moneyPlan = planOf(context)
  const isOwn = moneyPlan !== settings.moneyPlan
  const stakeCents = favorite?.stakeCents ?? settings.stakeCents
  switch (moneyPlan.kind) {
    case 'fixed':
      return stakeCents
    case 'percent': {
      const percentCents = percentStakeCents(moneyPlan.percent, balanceCents ?? 0)
      return isOwn ? percentCents : (favorite?.stakeCents ?? percentCents)
    }
    case 'ladder': {
      const ladder = ladderOf(moneyPlan.plan, isOwn ? stakeCents : settings.stakeCents)
      const own = today.results.filter(({ planId }) => planId === moneyPlan.id)
      const step = stepAfter(
        ladder,
        own.map(({ result }) => result),
      )
      return step === 'end' ? 'end' : (ladder.stakesCents[step] ?? stakeCents)
    }
    default:
      return moneyPlan satisfies never
  }
}

/** The same as a number, for the checks of money. */
export function stakeOf(context: StakeContext): number {
  const stakeCents = plannedStake(context)
  return stakeCents === 'end' ? context.settings.stakeCents : stakeCents
}

/** The chart's own plan, else the general one. */
export function planOf({ slotStatus, settings }: Pick<StakeContext, 'slotStatus' | 'settings'>): MoneyPlan {
  return slotFavorite(slotStatus)?.moneyPlan ?? settings.moneyPlan
}

/** The id of a ladder, by which its results are counted; null for a plan that does not climb. */
export function planIdOf(plan: MoneyPlan): string | null {
  return plan.kind === 'ladder' ? plan.id : null
}

type PlanContext = StakeContext & {
  readonly openTrades: readonly { readonly planId?: string | null }[]
  readonly openTradeCount: number
}

/**
 * A ladder is traded one step after the other, because only then its worst case is the confirmed one. A chart's own
 * ladder waits for its own trades, the general one for all.
 */
export function refuseByPlan(context: PlanContext): 'plan_waits' | 'plan_ended' | null {
  const plan = planOf(context)
  if (plan.kind !== 'ladder') return null
  const isOwn = plan !== context.settings.moneyPlan
  const isWaiting = isOwn ? context.openTrades.some(({ planId }) => planId === plan.id) : context.openTradeCount > 0
  if (isWaiting) return 'plan_waits'
  return plannedStake(context) === 'end' ? 'plan_ended' : null
}
