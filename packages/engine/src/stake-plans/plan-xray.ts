import { type Ladder, type LadderPlan, ladderOf } from './money-plan.ts'

/**
 * The assumptions: the first stake, the payout in percent, the share of won trades, and how many trades there are in a
 * day.
 */
export type XrayInput = {
  readonly baseCents: number
  readonly payoutPct: number
  readonly winRate: number
  readonly trades: number
}

/** What a plan can lead to, before it is switched on. Money in cents, chances from 0 to 1. */
export type PlanXray = {
  readonly stakesCents: readonly number[]
  readonly atRiskCents: number
  readonly endsBy: Ladder['endsBy']
  readonly endChance: number
  readonly winRateBreakEven: number
  readonly profitCentsExpected: number
  /** The same over the trading days of a month; each day begins at the first step. */
  readonly month: { readonly days: number; readonly endChance: number; readonly profitCentsExpected: number }
  /**
   * The result of a win at each step after all steps before it were lost, and the factor from which on every win
   * recovers all losses before it at the payout.
   */
  readonly recovery: { readonly leftCents: readonly number[]; readonly factor: number }
}

/** Trading days of a month, as markets with a weekend have them. */
const monthDays = 21

/**
 * The whole ladder, the sum of its stakes, the chance to reach its end within a day's trades, the share of trades that must be
 * won to come out even, and the expected result. Ties are left out: they move no money.
 *
 * The steps of a ladder are a Markov chain whose end absorbs, so the chance is exact (Feller, An Introduction to
 * Probability Theory and Its Applications, volume 1, chapter XV; for losses in a row XIII.7). No plan changes the sign of
 * what one trade is worth, so every plan breaks even where a fixed stake does: win rate × payout = 1 − win rate
 * (Feller VIII.2, systems of gambling).
 *
 * With the factor f, the losses before step k sum up to base × (f^k − 1) ÷ (f − 1), and a win there brings
 * base × f^k × payout. From f = 1 + 1 ÷ payout on, that is never less; doubling is enough only at a payout of 100 %.
 */
export function xrayPlan(plan: LadderPlan, input: XrayInput): PlanXray {
  const { baseCents, payoutPct, winRate, trades } = input
  const ladder = ladderOf(plan, baseCents)
  const payout = payoutPct / 100
  const first = walk(ladder, { winRate, trades, afterEnd: 'stop' })
  const whole = ladder.endsBy === 'losses' ? first : walk(ladder, { winRate, trades, afterEnd: 'restart' })
  const profitCentsExpected = whole.stakedCents * (winRate * payout - (1 - winRate))
  return {
    stakesCents: ladder.stakesCents,
    atRiskCents: ladder.stakesCents.reduce((sum, stake) => sum + stake, 0),
    endsBy: ladder.endsBy,
    endChance: first.endChance,
    winRateBreakEven: 1 / (1 + payout),
    profitCentsExpected,
    month: {
      days: monthDays,
      endChance: 1 - power(1 - first.endChance, monthDays),
      profitCentsExpected: monthDays * profitCentsExpected,
    },
    recovery: { leftCents: leftAfterWins(ladder.stakesCents, payout), factor: 1 + 1 / payout },
  }
}

/** A product: engines may round a power differently. */
function power(base: number, times: number): number {
  let product = 1
  for (let factor = 0; factor < times; factor += 1) product *= base
  return product
}

function leftAfterWins(stakesCents: readonly number[], payout: number): number[] {
  let lostCents = 0
  return stakesCents.map((stakeCents) => {
    const leftCents = Math.round(stakeCents * payout) - lostCents
    lostCents += stakeCents
    return leftCents
  })
}

type Walk = { winRate: number; trades: number; afterEnd: 'stop' | 'restart' }

/** Follows the probability of being on each step through the trades, and adds up the average stake. */
function walk(ladder: Ladder, { winRate, trades, afterEnd }: Walk): { endChance: number; stakedCents: number } {
  const moves = movesOf(ladder, winRate)
  let chances = new Map([[0, 1]])
  let endChance = 0
  let stakedCents = 0
  for (let trade = 0; trade < trades; trade += 1) {
    const after = new Map<number, number>()
    const add = (step: number, chance: number): void => void after.set(step, (after.get(step) ?? 0) + chance)
    for (const { from, to, share, stakeCents } of moves) {
      const chance = (chances.get(from) ?? 0) * share
      stakedCents += chance * stakeCents
      if (to !== 'end') add(to, chance)
      else endChance += chance
      if (to === 'end' && afterEnd === 'restart') add(0, chance)
    }
    chances = after
  }
  return { endChance, stakedCents }
}

/** Every step with both of its results; ties move nothing. */
function movesOf({ stakesCents, next }: Ladder, winRate: number) {
  return stakesCents.flatMap((stakeCents, from) => [
    { from, to: next(from, 'won'), share: winRate, stakeCents },
    { from, to: next(from, 'lost'), share: 1 - winRate, stakeCents },
  ])
}
