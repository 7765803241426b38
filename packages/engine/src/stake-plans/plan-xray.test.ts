import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LadderPlan, ladderOf } from './money-plan.ts'
import { xrayPlan } from './plan-xray.ts'

const plans: readonly LadderPlan[] = [
  { kind: 'martingale', factor: 2, steps: 5 },
  { kind: 'anti_martingale', factor: 2, steps: 4 },
  { kind: 'dalembert', steps: 6 },
  { kind: 'one_three_two_six' },
]
const input = { baseCents: 1_000, payoutPct: 80, winRate: 0.5, trades: 100 }

test('a doubling ladder of five puts 31 stakes at risk', () => {
  const xray = xrayPlan({ kind: 'martingale', factor: 2, steps: 5 }, input)

  expect(xray.stakesCents).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
  expect(xray.atRiskCents).toBe(31_000)
  expect(xray.winRateBreakEven).toBeCloseTo(1 / 1.8, 12)
})

test('doubling does not win its losses back at 80 %, the factor that is named does at every step', () => {
  const { recovery } = xrayPlan({ kind: 'martingale', factor: 2, steps: 5 }, input)
  expect(recovery.factor).toBe(2.25)
  expect(recovery.leftCents).toEqual([800, 600, 200, -600, -2_200])

  fc.assert(
    fc.property(fc.integer({ min: 30, max: 100 }), (payoutPct) => {
      const { factor } = xrayPlan({ kind: 'dalembert', steps: 2 }, { ...input, payoutPct }).recovery
      const leftAt = (each: number): readonly number[] => {
        const ladder = { kind: 'martingale', factor: each, steps: 8 } as const
        return xrayPlan(ladder, { ...input, baseCents: 1_000_000, payoutPct }).recovery.leftCents
      }
      expect(Math.min(...leftAt(factor))).toBeGreaterThan(0)
      expect(Math.min(...leftAt(factor - 0.25))).toBeLessThan(Math.min(...leftAt(factor)))
    }),
  )
})

test('a month is 21 days of which each begins again: chances and results of one day tell those of all', () => {
  const { endChance, profitCentsExpected, month } = xrayPlan({ kind: 'martingale', factor: 2, steps: 5 }, input)

  expect(month.days).toBe(21)
  expect(month.endChance).toBeCloseTo(1 - (1 - endChance) ** 21, 12)
  expect(month.profitCentsExpected).toBeCloseTo(21 * profitCentsExpected, 6)
})

/** The probability of this many losses in a row, by the recurrence for runs instead of by the chain. */
function runChance(losses: number, winRate: number, trades: number): number {
  const lost = (1 - winRate) ** losses
  const chances = Array.from({ length: losses }, () => 0)
  for (let trade = losses; trade <= trades; trade += 1) {
    const before = chances[trade - losses - 1] ?? 0
    chances.push(trade === losses ? lost : (chances[trade - 1] ?? 0) + (1 - before) * winRate * lost)
  }
  return chances[trades] ?? 0
}

test('the chance of a doubling ladder is that of as many losses in a row', () => {
  const numbers = fc.record({
    steps: fc.integer({ min: 2, max: 8 }),
    winRate: fc.double({ min: 0, max: 1, noNaN: true }),
    trades: fc.integer({ min: 0, max: 300 }),
  })
  fc.assert(
    fc.property(numbers, ({ steps, winRate, trades }) => {
      const { endChance } = xrayPlan({ kind: 'martingale', factor: 2, steps }, { ...input, winRate, trades })
      expect(endChance).toBeCloseTo(runChance(steps, winRate, trades), 10)
    }),
  )
})

test('at the break-even win rate no plan wins or loses, above it every plan wins, below it every plan loses', () => {
  const numbers = fc.record({
    plan: fc.constantFrom(...plans),
    payoutPct: fc.double({ min: 10, max: 200, noNaN: true }),
    edge: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
    trades: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(numbers, ({ plan, payoutPct, edge, trades }) => {
      const even = 1 / (1 + payoutPct / 100)
      const expectedAt = (winRate: number): number =>
        xrayPlan(plan, { baseCents: 1_000, payoutPct, winRate, trades }).profitCentsExpected
      expect(expectedAt(even)).toBeCloseTo(0, 4)
      expect(expectedAt(Math.min(1, even + edge))).toBeGreaterThan(0)
      expect(expectedAt(even - edge)).toBeLessThan(0)
    }),
  )
})

/** Seeded random numbers: the same ones on every computer (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One day of trades, played with the plan itself. */
function playDay(plan: LadderPlan, winRate: number, chance: () => number): { hasEnded: boolean; profitCents: number } {
  const ladder = ladderOf(plan, input.baseCents)
  let step = 0
  let profitCents = 0
  let hasEnded = false
  for (let trade = 0; trade < input.trades; trade += 1) {
    const stake = ladder.stakesCents[step] ?? 0
    const result = chance() < winRate ? 'won' : 'lost'
    profitCents += result === 'won' ? stake * (input.payoutPct / 100) : -stake
    const next = ladder.next(step, result)
    if (next === 'end') hasEnded = true
    if (next === 'end' && ladder.endsBy === 'losses') break
    step = next === 'end' ? 0 : next
  }
  return { hasEnded, profitCents }
}

describe('twenty thousand days of chance agree with the formulas', () => {
  const days = 20_000

  test.each(plans.flatMap((plan) => [0.45, 0.5, 0.6].map((winRate) => ({ plan, winRate }))))(
    '$plan.kind at $winRate',
    ({ plan, winRate }) => {
      const chance = chanceFrom(20_261_118)
      const played = Array.from({ length: days }, () => playDay(plan, winRate, chance))
      const xray = xrayPlan(plan, { ...input, winRate })
      const ended = played.filter(({ hasEnded }) => hasEnded).length / days
      const mean = played.reduce((sum, { profitCents }) => sum + profitCents, 0) / days
      const variance = played.reduce((sum, { profitCents }) => sum + (profitCents - mean) ** 2, 0) / days

      // Four standard errors: a wrong formula is far outside of them, and with the fixed seed the test cannot fail by
      // chance.
      const endError = Math.sqrt((xray.endChance * (1 - xray.endChance)) / days)
      expect(Math.abs(ended - xray.endChance)).toBeLessThan(4 * endError + 1e-4)
      expect(Math.abs(mean - xray.profitCentsExpected)).toBeLessThan(4 * Math.sqrt(variance / days))
    },
  )
})

test.each(plans)(
  'at the break-even share of wins $kind brings nothing on average, above it something, below it a loss',
  (plan) => {
    const { winRateBreakEven } = xrayPlan(plan, input)
    const expectedAt = (winRate: number) => xrayPlan(plan, { ...input, winRate }).profitCentsExpected

    expect(expectedAt(winRateBreakEven)).toBeCloseTo(0, 6)
    expect(expectedAt(winRateBreakEven + 0.05)).toBeGreaterThan(0)
    expect(expectedAt(winRateBreakEven - 0.05)).toBeLessThan(0)
  },
)
