import type { LadderPlanInput } from './schemas.ts'

/** How amounts are chosen, in general or on one chart. */
export type WindowMoneyPlan =
  | { kind: 'fixed' }
  | { kind: 'percent'; percent: number }
  | { kind: 'ladder'; plan: LadderPlanInput }

/** The worst case of a money plan, shown before it can be switched on. */
export type WindowPlanOffer = {
  id: string
  plan: LadderPlanInput
  stakesCents: readonly number[]
  atRiskCents: number
  endsBy: 'losses' | 'wins'
  endChance: number
  winRateBreakEven: number
  profitCentsExpected: number
  month: { days: number; endChance: number; profitCentsExpected: number }
  recovery: { leftCents: readonly number[]; factor: number }
  assumed: { winRate: number; trades: number; payoutPct: number }
}
