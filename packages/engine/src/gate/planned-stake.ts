import type { SlotStatus } from '../charts/choose-charts.ts'
import type { DayState } from '../limits/daily-stats.ts'
import { ladderOf, percentStakeCents, stepAfter } from '../stake-plans/money-plan.ts'
import type { Favorite, TradingSettings } from './trading-settings.ts'

type StakeContext = {
  readonly settings: TradingSettings
  readonly today: DayState
  readonly balanceCents: number | null
  readonly slotStatus: SlotStatus
}

/** The stake of the next trade, whole cents; the first amount where a ladder has ended. */
export function stakeOf(context: StakeContext): number {
  const stakeCents = plannedStake(context)
  return stakeCents === 'end' ? context.settings.stakeCents : stakeCents
}

/** The stake that the money plan names, whole cents; `end` when a ladder has ended for the day. */
export function plannedStake(context: StakeContext): number | 'end' {
  const { settings, today, balanceCents } = context
  const { moneyPlan, stakeCents } = settings
  switch (moneyPlan.kind) {
    case 'fixed':
      return favoriteOf(context)?.stakeCents ?? stakeCents
    case 'percent':
      return favoriteOf(context)?.stakeCents ?? percentStakeCents(moneyPlan.percent, balanceCents ?? 0)
    case 'ladder': {
      const ladder = ladderOf(moneyPlan.plan, stakeCents)
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

/** The favorite of the chart; null when it is none, or has no place in the plan. */
export function favoriteOf({ slotStatus }: Pick<StakeContext, 'slotStatus'>): Favorite | null {
  return slotStatus.kind === 'favorite' ? slotStatus.favorite : null
}
