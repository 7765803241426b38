import type { LadderPlanInput } from '@stratomate/contracts/desktop-window/schemas'
import { readNumber } from '../typed-numbers.ts'
import { t } from '../../language/t.ts'
import { formatNumber } from '../format.ts'

export type PlanKind = 'fixed' | 'percent' | LadderPlanInput['kind']
export type PlanNumbers = { percent: string; factor: string; steps: string }
export type PlanErrors = Partial<Record<keyof PlanNumbers, string>>

/** A plan that climbs needs its worst case shown; a plain one is switched on at once, null for the fixed amount. */
export type PlanReading =
  | { kind: 'plain'; percent: number | null }
  | { kind: 'ladder'; plan: LadderPlanInput }
  | { kind: 'wrong'; errors: PlanErrors }

export const planRanges = { percent: [0.1, 10], factor: [1.1, 5], steps: [2, 10] } as const

/** Which numbers a plan has. */
export const planNumbers: Readonly<Record<PlanKind, readonly (keyof PlanNumbers)[]>> = {
  fixed: [],
  percent: ['percent'],
  martingale: ['factor', 'steps'],
  anti_martingale: ['factor', 'steps'],
  dalembert: ['steps'],
  one_three_two_six: [],
}

/** What was typed as a plan, or what is wrong with it; a wrong number never becomes another plan. */
export function readPlan(kind: PlanKind, typed: PlanNumbers): PlanReading {
  const read = (name: keyof PlanNumbers) =>
    readNumber(typed[name], { range: planRanges[name], isWhole: name === 'steps' })
  const errors: PlanErrors = {}
  for (const name of planNumbers[kind]) if (read(name) === undefined) errors[name] = rangeMessage(name)
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors }
  const [percent = 0, factor = 0, steps = 0] = [read('percent'), read('factor'), read('steps')]
  switch (kind) {
    case 'fixed':
      return { kind: 'plain', percent: null }
    case 'percent':
      return { kind: 'plain', percent }
    case 'martingale':
    case 'anti_martingale':
      return { kind: 'ladder', plan: { kind, factor, steps } }
    case 'dalembert':
      return { kind: 'ladder', plan: { kind, steps } }
    case 'one_three_two_six':
      return { kind: 'ladder', plan: { kind } }
    default:
      return kind satisfies never
  }
}

function rangeMessage(name: keyof PlanNumbers): string {
  const [from, to] = planRanges[name]
  const range = { from: formatNumber(from), to: formatNumber(to) }
  return name === 'steps'
    ? t('Enter a whole number from {from} to {to}.', range)
    : t('Enter a number from {from} to {to}.', range)
}
