import type { TradeResult } from '@stratomate/contracts'

/** A plan whose next stake depends on the results before; its first stake is the general one. */
export type LadderPlan =
  | { readonly kind: 'martingale'; readonly factor: number; readonly steps: number }
  | { readonly kind: 'anti_martingale'; readonly factor: number; readonly steps: number }
  | { readonly kind: 'dalembert'; readonly steps: number }
  | { readonly kind: 'one_three_two_six' }

/** How stakes are chosen. `id` identifies a ladder with its numbers: the one that the person has seen and confirmed. */
export type MoneyPlan =
  | { readonly kind: 'fixed' }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'ladder'; readonly id: string; readonly plan: LadderPlan }

type ShownPlan = Exclude<MoneyPlan, { kind: 'ladder' }> | { kind: 'ladder'; plan: LadderPlan }

/** A plan as it is shown, without the id under which it was confirmed. */
export function withoutId(plan: MoneyPlan): ShownPlan {
  return plan.kind === 'ladder' ? { kind: 'ladder', plan: plan.plan } : plan
}

/** The stakes of a plan in their order, and where a result leads; `end` is the step after the last. */
export type Ladder = {
  readonly stakesCents: readonly number[]
  /** A ladder that ends by losses is over for the day; one that ends by wins begins again. */
  readonly endsBy: 'losses' | 'wins'
  readonly next: (step: number, result: TradeResult) => number | 'end'
}

/** The ladder of a plan whose first stake is `baseCents`. A tie repeats the step. */
export function ladderOf(plan: LadderPlan, baseCents: number): Ladder {
  switch (plan.kind) {
    case 'martingale':
      return losing(growing(plan, baseCents), () => 0)
    case 'dalembert': {
      const stakesCents = Array.from({ length: plan.steps }, (_, step) => baseCents * (step + 1))
      return losing(stakesCents, (step) => Math.max(0, step - 1))
    }
    case 'anti_martingale':
      return winning(growing(plan, baseCents))
    case 'one_three_two_six':
      return winning([1, 3, 2, 6].map((times) => baseCents * times))
    default:
      return plan satisfies never
  }
}

/** The step of a ladder after a day's results; `end` once it is over for the day. */
export function stepAfter({ next, endsBy }: Ladder, results: readonly TradeResult[]): number | 'end' {
  let step = 0
  for (const result of results) {
    const after = next(step, result)
    if (after === 'end' && endsBy === 'losses') return 'end'
    step = after === 'end' ? 0 : after
  }
  return step
}

/** A share of the balance in whole cents, one cent at least. */
export function percentStakeCents(percent: number, balanceCents: number): number {
  return Math.max(1, Math.round((balanceCents * percent) / 100))
}

function growing({ factor, steps }: { factor: number; steps: number }, baseCents: number): number[] {
  let power = 1
  return Array.from({ length: steps }, () => {
    const stakeCents = Math.round(baseCents * power)
    // A product, because engines may round a power differently, and the lab must give the same stakes as the app.
    power *= factor
    return stakeCents
  })
}

function losing(stakesCents: readonly number[], afterWin: (step: number) => number): Ladder {
  const raise = raiseOn(stakesCents)
  return { stakesCents, endsBy: 'losses', next: (step, result) => move(step, { result, won: afterWin, lost: raise }) }
}

function winning(stakesCents: readonly number[]): Ladder {
  const raise = raiseOn(stakesCents)
  return { stakesCents, endsBy: 'wins', next: (step, result) => move(step, { result, won: raise, lost: () => 0 }) }
}

type Move = (step: number) => number | 'end'

function raiseOn({ length }: readonly number[]): Move {
  return (step) => (step + 1 < length ? step + 1 : 'end')
}

function move(step: number, { result, won, lost }: { result: TradeResult; won: Move; lost: Move }): number | 'end' {
  if (result === 'tie') return step
  return result === 'won' ? won(step) : lost(step)
}
