import { cutCandles } from '@stratomate/candles/cut-candles'
import { randomWalk } from '@stratomate/candles/random-walk'
import { expect, test } from 'vitest'
import { addToProof, emptyProof, evidenceAbove } from '../judge/chart-proof.ts'
import { breakEvenShare } from '../judge/win-share.ts'
import { plantedWalk } from '../planted-walk.ts'
import { runRule } from '../run/run-rule.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { runForward } from './run-forward.ts'

const walk = randomWalk({ candles: 3_000, seed: 4 })
const timeOf = (index: number) => walk.columns.time[index] ?? 0

test('only trades that are entered after the publication count, and the candles before it warm the rule up', () => {
  const rule = ruleOf({ expiryCandles: 1 })
  const { trades } = runRule(walk, rule)
  const expected = trades.filter(({ index }) => timeOf(index + 1) >= timeOf(2_000))
  const { won, lost, ties } = runForward(walk, rule, timeOf(2_000))

  expect([won, lost, ties]).toEqual([1, -1, 0].map((one) => expected.filter(({ result }) => result === one).length))
  expect(won + lost).toBeGreaterThan(20)
  expect(runForward(walk, rule, timeOf(2_999) + 60)).toMatchObject({ won: 0, lost: 0, state: 'unproven', evidence: 1 })
})

test('a trade that begins while another one runs is not counted: they share their luck', () => {
  const rule = ruleOf({ indicatorId: 'ema-alerts', parameters: {}, expiryCandles: 40 })
  const { trades } = runRule(walk, rule)
  let [free, apart] = [0, 0]
  for (const { index } of trades.toSorted((one, other) => one.index - other.index)) {
    if (index < free) continue
    free = index + 40
    apart += 1
  }
  const { won, lost, ties } = runForward(walk, rule, 0)

  expect(won + lost + ties).toBe(apart)
  expect(apart).toBeLessThan(trades.length)
})

test('more candles go on where fewer have ended: what was counted stays', () => {
  const rule = ruleOf({ expiryCandles: 1 })
  const known = runForward(cutCandles(walk, { from: 0, to: 2_600 }), rule, timeOf(2_000))
  const later = runForward(walk, rule, timeOf(2_000))

  expect(later.won).toBeGreaterThanOrEqual(known.won)
  expect(later.lost).toBeGreaterThanOrEqual(known.lost)
})

test('an edge that goes on is proven, and evidence is that of the sequential test', () => {
  const set = plantedWalk({ candles: 20_000, seed: 2, share: 0.66 })
  const rule = ruleOf({ expiryCandles: 3 })
  const run = runForward(set, rule, 0)
  let proof = emptyProof
  const breakEven = breakEvenShare(rule.payoutPct)
  for (const { result } of runRule(set, rule).trades)
    if (result !== 0) proof = addToProof(proof, { isWon: result > 0, breakEven })

  expect(run.state).toBe('holding')
  expect(run.evidence).toBeCloseTo(evidenceAbove(proof), 6)
})

test('no claimed payout makes a coin toss come out ahead', () => {
  const generous = runForward(walk, ruleOf({ payoutPct: 900 }), 0)

  expect(generous.breakEven).toBe(breakEvenShare(95))
  expect(generous.state).not.toBe('holding')
})
