import type { TradeResult } from '@stratomate/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LadderPlan, ladderOf, percentStakeCents, stepAfter } from './money-plan.ts'

const plans: readonly LadderPlan[] = [
  { kind: 'martingale', factor: 2, steps: 4 },
  { kind: 'anti_martingale', factor: 2, steps: 3 },
  { kind: 'dalembert', steps: 4 },
  { kind: 'one_three_two_six' },
]

const letters: Readonly<Record<string, TradeResult>> = { W: 'won', L: 'lost' }
const resultsOf = (text: string): TradeResult[] => Array.from(text, (letter) => letters[letter] ?? 'tie')

test.each([
  ['martingale', [1_000, 2_000, 4_000, 8_000]],
  ['anti_martingale', [1_000, 2_000, 4_000]],
  ['dalembert', [1_000, 2_000, 3_000, 4_000]],
  ['one_three_two_six', [1_000, 3_000, 2_000, 6_000]],
] as const)('the stakes of %s', (kind, stakes) => {
  const plan = plans.find((one) => one.kind === kind)
  if (plan === undefined) throw new Error(`There is no plan ${kind}.`)

  expect(ladderOf(plan, 1_000).stakesCents).toEqual(stakes)
})

describe('where results lead', () => {
  test.each([
    [0, '', 0],
    [0, 'LL', 2],
    [0, 'LTL', 2],
    [0, 'LLW', 0],
    [0, 'LLLL', 'end'],
    [0, 'LLLLW', 'end'],
    [1, 'WW', 2],
    [1, 'WL', 0],
    [1, 'WWW', 0],
    [2, 'LLW', 1],
    [2, 'WW', 0],
    [2, 'LLLL', 'end'],
    [3, 'WWW', 3],
    [3, 'WWWW', 0],
    [3, 'WWL', 0],
  ] as const)('plan %i after %s stands at %s', (index, results, step) => {
    const plan = plans[index]
    if (plan === undefined) throw new Error('There is no such plan.')

    expect(stepAfter(ladderOf(plan, 1_000), resultsOf(results))).toBe(step)
  })

  test('whatever the results, the step is one of the ladder or its end', () => {
    const lists = fc.array(fc.constantFrom('won', 'lost', 'tie'), { maxLength: 100 })
    fc.assert(
      fc.property(fc.constantFrom(...plans), lists, (plan, results) => {
        const ladder = ladderOf(plan, 1_000)
        const step = stepAfter(ladder, results)
        expect(step === 'end' || ladder.stakesCents[step] !== undefined).toBe(true)
        expect(ladder.endsBy === 'losses' || step !== 'end').toBe(true)
      }),
    )
  })
})

test.each([
  [1, 100_000, 1_000],
  [0.5, 333, 2],
  [1, 0, 1],
])('%d percent of %i cents are %i', (percent, balance, stake) => {
  expect(percentStakeCents(percent, balance)).toBe(stake)
})
