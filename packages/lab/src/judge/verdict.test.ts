import { randomWalk } from '@stratomate/candles/random-walk'
import { times } from '@stratomate/commands/soak-scale'
import { describe, expect, test } from 'vitest'
import { runRule } from '../run/run-rule.ts'
import { sweep } from '../sweep/sweep.ts'
import { plantedWalk } from '../planted-walk.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { judgeRun } from './judge-run.ts'
import { judgeSearch } from './judge-search.ts'
import { type Evidence, verdictOf, verdictSentence } from './verdict.ts'

const strong: Evidence = {
  n: 2_000,
  effective: 1_900,
  share: 0.56,
  breakEven: 0.5208,
  bestBlind: 0.51,
  pValue: 0.001,
  tries: 40,
}

test.each<[string, Partial<Evidence>, string]>([
  ['enough trades, above break-even, beyond luck', {}, 'holds'],
  ['fewer than 100 independent trades', { effective: 99 }, 'too few'],
  ['a share below break-even', { share: 0.52 }, 'nothing'],
  ['what luck shows in one of four cases', { pValue: 0.25 }, 'nothing'],
  ['what luck shows in one of ten cases', { pValue: 0.1 }, 'unproven'],
  ['no more than a blind rule', { bestBlind: 0.57 }, 'unproven'],
])('%s', (_, change, verdict) => {
  expect(verdictOf({ ...strong, ...change })).toBe(verdict)
})

test.each<[Partial<Evidence>, string]>([
  [
    {},
    'Holds on this history: after 40 tries, luck shows as much in fewer than 1 of 100 cases. Break-even at this payout is 52.1 %. It may end at any time.',
  ],
  [
    { effective: 80.4, n: 300 },
    'Too few trades to judge: 300 trades say as much as 80 independent ones, and 100 are the least. Break-even at this payout is 52.1 %.',
  ],
  [{ share: 0.5 }, 'Nothing: these 2,000 trades are below what they need. Break-even at this payout is 52.1 %.'],
  [
    { pValue: 0.4, tries: 1 },
    'Nothing: after one try, luck shows as much in 40 of 100 cases. Break-even at this payout is 52.1 %.',
  ],
  [
    { bestBlind: 0.57 },
    'Unproven: a blind rule does as well (57.0 % at the same candles). Break-even at this payout is 52.1 %.',
  ],
])('the sentence says why: %o', (change, sentence) => {
  expect(verdictSentence({ ...strong, ...change })).toBe(sentence)
})

const { indicatorId: _id, parameters: _parameters, expiryCandles: _expiry, ...rule } = ruleOf({ payoutPct: 92 })
const grid = {
  indicatorId: 'super-trend',
  parameters: { period: [8, 10, 12], multiplier: [2, 2.5, 3, 3.5] },
  expiries: [1, 3, 5],
} as const
const search = { grid, rule }

describe('what is found', () => {
  test('in pure chance is nothing', () => {
    const walk = randomWalk({ candles: 40_000, seed: 21 })
    const { best } = judgeSearch(sweep(walk, search), { set: walk, search, triesBefore: 0, seed: 1 })

    expect(best).toMatchObject({ verdict: 'nothing', tries: 36 })
    const own = ruleOf({ payoutPct: 92 })
    expect(judgeRun(runRule(walk, own), { set: walk, rule: own, tries: 1, seed: 1 }).verdict).toBe('nothing')
  })

  test('of a planted 60 % holds, and is the planted rule or a neighbour', () => {
    const walk = plantedWalk({ candles: 60_000, seed: 22, share: 0.6 })
    const judged = judgeSearch(sweep(walk, search), { set: walk, search, triesBefore: 0, seed: 1 })

    expect(judged.best?.verdict).toBe('holds')
    expect(judged.rule?.expiryCandles).toBe(3)
    expect(judged.overfitting).toBeLessThan(0.05)
    expect(judged.deflatedSharpe).toBeGreaterThan(0.9)
  })

  test('is charged for the tries before', () => {
    const walk = plantedWalk({ candles: 30_000, seed: 23, share: 0.55 })
    const result = sweep(walk, search)
    const pValueAfter = (triesBefore: number) =>
      judgeSearch(result, { set: walk, search, triesBefore, seed: 1 }).best?.pValue ?? 0

    expect(pValueAfter(0)).toBeGreaterThan(0)
    expect(pValueAfter(360)).toBeCloseTo(1 - (1 - pValueAfter(0)) ** 11, 10)
  })

  test('on noise holds in few sets', () => {
    const sets = times(12, 200)
    const fair = { grid, rule: { ...rule, payoutPct: 100 } }
    const held = Array.from({ length: sets }, (_, seed) => {
      const walk = randomWalk({ candles: 10_000, seed: 1_000 + seed })
      return judgeSearch(sweep(walk, fair), { set: walk, search: fair, triesBefore: 0, seed }).best?.verdict
    }).filter((verdict) => verdict === 'holds')

    expect(held.length).toBeLessThanOrEqual(Math.ceil(0.08 * sets))
  })

  test('trades that overlap say less than their number', () => {
    const walk = randomWalk({ candles: 20_000, seed: 5 })
    const own = ruleOf({
      parameters: { period: 3, multiplier: 0.5 },
      side: 'buy',
      expiryCandles: 40,
      settings: { ...rule.settings, allowOpposite: true },
    })
    const { n, effective, interval, share, expectancyInterval } = judgeRun(runRule(walk, own), {
      set: walk,
      rule: own,
      tries: 1,
      seed: 1,
    })

    expect(effective).toBeLessThan(0.8 * n)
    expect(interval.low).toBeLessThan(share)
    expect(expectancyInterval.low).toBeCloseTo(interval.low * 1.87 - 1, 12)
  })
})
