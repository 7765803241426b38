import { labBalanceCents, type LabRule, labSettings } from '@stratomate/lab/lab-rule'
import type { TradingSettings } from '@stratomate/engine/gate/trading-settings'
import type { LadderPlan, MoneyPlan } from '@stratomate/engine/stake-plans/money-plan'
import type { Search } from '@stratomate/lab/sweep/sweep'
import { minuteMs } from '@stratomate/std/time'
import { type LabQuestion, questionLimits, type SearchRange, type StakeChoice } from './lab-question.ts'
import { valuesIn } from './read-question.ts'

/** A percentage stake needs an account of a realistic size. */
export const percentBalanceCents = 100_000
/** With enough money for this many stakes, a search of single stakes needs no ledger. */
const plentyOfStakes = 100_000

/** The rule that a question asks about. */
export function ruleOfQuestion(question: LabQuestion): LabRule {
  const { indicatorId, parameters, expiryCandles } = question
  return { ...termsOf(question), indicatorId, parameters, expiryCandles }
}

/** The search that a question asks for; parameters that it does not vary are as in its rule. */
export function searchOfQuestion(question: LabQuestion): Search {
  const { indicatorId, parameters, ranges, expiries } = question
  const fixed = Object.entries(parameters).map(([name, value]) => [name, [value]] as const)
  const varied = Object.entries(ranges).map(([name, range]) => [name, valuesOf(range)] as const)
  const values = new Map<string, readonly number[]>([
    ...varied,
    ...fixed.filter(([name]) => ranges[name] === undefined),
  ])
  return { grid: { indicatorId, parameters: Object.fromEntries(values), expiries }, rule: termsOf(question) }
}

/** The values of a range as decimals, without traces of binary sums. */
export function valuesOf(range: SearchRange): number[] {
  return Array.from({ length: valuesIn(range) }, (_, place) => Number((range.from + place * range.step).toFixed(8)))
}

function termsOf({ side, payoutPct, stake, hours, limits }: LabQuestion): Search['rule'] {
  const { tradesPerDayMax, dailyLossCentsMax, coolDownMinutes } = limits
  const settings: TradingSettings = {
    ...labSettings,
    stakeCents: stake.cents,
    stakeCentsMax: questionLimits.stakeCents[1],
    moneyPlan: moneyPlanOf(stake),
    tradesPerDayMax,
    dailyLossCentsMax,
    coolDownMs: coolDownMinutes * minuteMs,
    hours: hours === null ? null : { timeZone: 'UTC', windows: [hours] },
  }
  const balanceCents =
    stake.kind === 'percent' ? percentBalanceCents : Math.max(labBalanceCents, plentyOfStakes * stake.cents)
  return { side, payoutPct, balanceCents, settings }
}

function moneyPlanOf(stake: StakeChoice): MoneyPlan {
  if (stake.kind === 'fixed') return { kind: 'fixed' }
  if (stake.kind === 'percent') return { kind: 'percent', percent: stake.percent }
  const plan = ladderPlanOf(stake)
  return plan === null ? { kind: 'fixed' } : { kind: 'ladder', id: 'lab', plan }
}

/** The plan whose stakes depend on earlier results; null for one without a ladder. */
export function ladderPlanOf({ kind, factor, steps }: StakeChoice): LadderPlan | null {
  switch (kind) {
    case 'martingale':
    case 'anti_martingale':
      return { kind, factor, steps }
    case 'dalembert':
      return { kind, steps }
    case 'one_three_two_six':
      return { kind }
    case 'fixed':
    case 'percent':
      return null
    default:
      return kind satisfies never
  }
}
