import { randomWalk } from '@stratomate/candles/random-walk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LabTrade } from '../lab-rule.ts'
import { runRule } from '../run/run-rule.ts'
import { summarizeTrades } from '../run/summarize-trades.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { dayResults } from './day-results.ts'
import { hoursOfWeek } from './hours-of-week.ts'
import { isThin, marginOf } from './margin.ts'
import { moneyCurve } from './money-curve.ts'
import { reportRun } from './run-report.ts'
import { packTrades, tradeCount, unpackTrades } from './trade-columns.ts'

const set = randomWalk({ candles: 20_000, seed: 5 })
const rule = ruleOf()
const result = runRule(set, rule)

const anyTrade: fc.Arbitrary<LabTrade> = fc.record({
  index: fc.nat(19_000),
  side: fc.constantFrom(1, -1),
  result: fc.constantFrom(1, 0, -1),
  stakeCents: fc.integer({ min: 1, max: 1_000_000 }),
  profitCents: fc.integer({ min: -1_000_000, max: 1_000_000 }),
})

test('a thinned curve ends where the money ends and keeps the deepest fall', () => {
  fc.assert(
    fc.property(
      fc.array(anyTrade, { minLength: 1, maxLength: 300 }),
      fc.integer({ min: 2, max: 60 }),
      (trades, most) => {
        const curve = moneyCurve(trades, most)
        const { netCents, drawdownCents } = summarizeTrades(trades)

        expect(curve.length).toBeLessThanOrEqual(most + 1)
        expect(curve.at(-1)).toMatchObject({ trade: trades.length, netCents })
        expect(Math.max(...curve.map(({ underCents }) => underCents))).toBe(drawdownCents)
        expect(curve.every(({ trade }, place) => place === 0 || trade > (curve[place - 1]?.trade ?? 0))).toBe(true)
      },
    ),
  )
})

test('no trades make no curve and no days', () => {
  expect([moneyCurve([], 400), dayResults(set, [], 10)]).toEqual([[], []])
})

test('every decided trade is in one hour of the week, and a trade after a Friday signal is at its own beginning', () => {
  const cells = hoursOfWeek(set, result.trades)

  expect(cells).toHaveLength(168)
  expect(cells.reduce((sum, { won }) => sum + won, 0)).toBe(result.won)
  expect(cells.reduce((sum, { lost }) => sum + lost, 0)).toBe(result.lost)
  // The first candle is Monday 00:00 UTC: the signal of its last minute begins at 01:00.
  const trade = { side: 1, result: 1, stakeCents: 1, profitCents: 1 } as const
  expect(hoursOfWeek(set, [{ ...trade, index: 0 }])[0]?.won).toBe(1)
  expect(hoursOfWeek(set, [{ ...trade, index: 59 }])[1]?.won).toBe(1)
})

test('bars of days hold every day once, and their money is what the days brought', () => {
  fc.assert(
    fc.property(
      fc.array(anyTrade, { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 30 }),
      (trades, most) => {
        const bars = dayResults(set, trades, most)
        const days = new Set(trades.map(({ index }) => Math.floor((set.columns.time[index] ?? 0) / 86_400)))

        expect(bars.length).toBeLessThanOrEqual(most + 1)
        expect(bars.every(({ fromCents, toCents }) => fromCents >= 0 || toCents <= 0)).toBe(true)
        expect(bars.reduce((sum, bar) => sum + bar.days, 0)).toBe(days.size)
        expect(bars.at(0)?.days).toBeGreaterThan(0)
        expect(bars.at(-1)?.days).toBeGreaterThan(0)
      },
    ),
  )
})

test('packed trades come back as they were, and only the wanted rows', () => {
  fc.assert(
    fc.property(fc.array(anyTrade, { maxLength: 50 }), fc.nat(60), fc.nat(60), (trades, from, to) => {
      const packed = packTrades(trades)

      expect(tradeCount(packed)).toBe(trades.length)
      expect(unpackTrades(packed, { from, to })).toEqual(trades.slice(from, Math.max(from, to)))
    }),
  )
})

test('a margin is the lower bound less the break-even, and few trades are thin', () => {
  expect(marginOf({ won: 0, lost: 0 }, 92)).toBeNull()
  // Wilson's lower bound for 60 of 100 is 50.2 %; break-even at a payout of 100 % is 50 %.
  expect(marginOf({ won: 60, lost: 40 }, 100)).toBeCloseTo(0.002, 3)
  expect([isThin({ won: 60, lost: 39 }), isThin({ won: 60, lost: 40 })]).toEqual([true, false])
})

test('a report holds what the run did, and resamples only single stakes', () => {
  const report = reportRun(result, { set, rule, tries: 1, seed: 1 })
  const ladder = { kind: 'ladder', id: 'test', plan: { kind: 'martingale', factor: 2, steps: 3 } } as const
  const raised = ruleOf({ settings: { ...rule.settings, moneyPlan: ladder } })
  const few = reportRun({ ...result, trades: result.trades.slice(0, 29) }, { set, rule, tries: 1, seed: 1 })

  expect(report.summary).toMatchObject({ won: result.won, lost: result.lost, netCents: result.netCents })
  expect(report.judgment.n).toBe(result.won + result.lost)
  expect(tradeCount(report.trades)).toBe(result.trades.length)
  expect(report.chance?.resamples).toBeGreaterThanOrEqual(200)
  expect(report.chance?.spread.fan).toHaveLength(10)
  expect(reportRun(runRule(set, raised), { set, rule: raised, tries: 1, seed: 1 }).chance).toBeNull()
  expect(few.chance).toBeNull()
})
