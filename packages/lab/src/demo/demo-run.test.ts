import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runRule } from '../run/run-rule.ts'
import { ruleOf } from '../testing/rule-of.ts'
import { randomWalk } from '@stratomate/candles/random-walk'
import { superTrend } from '@stratomate/indicators/rules/super-trend/super-trend'
import { DemoRun, type DemoStep } from './demo-run.ts'
import { demoExpiryCandles, demoHistoryCandles, demoLiveCandles, demoParameters } from './demo-rule.ts'
import { digestSteps } from './digest-steps.ts'

const symbol = 'SAMPLE'
const seeds = fc.integer({ min: 0, max: 4_294_967_295 })

function stepsOf(run: DemoRun): DemoStep[] {
  const steps: DemoStep[] = []
  for (let step = run.next(); step !== null; step = run.next()) steps.push(step)
  return steps
}
const signalsIn = (steps: readonly DemoStep[]) => steps.flatMap(({ signal }) => (signal === null ? [] : [signal]))

test('a thousand seeds give the events that are on record', async () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => {
    const seed = index + 1
    return `${seed} ${digestSteps(stepsOf(new DemoRun({ seed, symbol })))}`
  })

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../testing/demo-digests.txt')
})

test('a longer demo begins with the steps of the usual one', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const usual = stepsOf(new DemoRun({ seed, symbol }))
      const longer = stepsOf(new DemoRun({ seed, symbol, liveCandles: demoLiveCandles + 100 }))

      expect(longer.slice(0, usual.length)).toEqual(usual)
    }),
    { numRuns: 50 },
  )
})

test('a demo trades as the lab trades the same rule on the same candles', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const warmUp = superTrend.warmUp(demoParameters) + demoHistoryCandles
      const run = new DemoRun({ seed, symbol })
      const steps = stepsOf(run)
      const set = { ...randomWalk({ candles: warmUp + demoLiveCandles, seed }), symbol }
      const rule = { parameters: demoParameters, expiryCandles: demoExpiryCandles, payoutPct: run.payoutPct }
      const lab = runRule(set, ruleOf({ ...rule, settings: tradingDefaults }))

      // The lab also trades the history: from the first live signal after those trades have ended, both do the same.
      const from = warmUp + 2 * demoExpiryCandles
      const ofLab = lab.trades
        .filter(({ index }) => index >= from)
        .map(({ index, profitCents }) => [index, profitCents])
      const placedAt = new Map(
        steps.flatMap(({ signal }, index) => (signal?.kind === 'placed' ? [[signal.id, warmUp + index]] : [])),
      )
      const ofDemo = steps
        .flatMap(({ ended }) => ended.map(({ id, profitCents }) => [placedAt.get(id) ?? 0, profitCents]))
        .filter(([index = 0]) => index >= from)
      const firstBoth = ofLab.find(([index]) => placedAt.size > 0 && [...placedAt.values()].includes(index ?? 0))
      if (firstBoth === undefined) return
      const since = firstBoth[0] ?? 0

      expect(ofDemo.filter(([index = 0]) => index >= since)).toEqual(ofLab.filter(([index = 0]) => index >= since))
    }),
    { numRuns: 200 },
  )
})

test('a payout that the person requires is refused by that rule and by no other, from the next signal on', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const run = new DemoRun({ seed, symbol })
      run.requirePayout(run.payoutPct)
      expect(signalsIn(stepsOf(run)).every((signal) => signal.kind === 'placed' || signal.code !== 'low_payout')).toBe(
        true,
      )

      const strict = new DemoRun({ seed, symbol })
      strict.requirePayout(strict.payoutPct + 1)
      const refused = signalsIn(stepsOf(strict)).map((signal) => signal.kind === 'refused' && signal.code)
      expect(new Set(refused).size).toBeLessThanOrEqual(1)
      expect(refused.every((code) => code === 'low_payout')).toBe(true)
    }),
    { numRuns: 100 },
  )
})

test('a signal is refused exactly while a trade against it is open', () => {
  const codes = new Map<string, number>()
  for (let seed = 1; seed <= 100; seed += 1) {
    const open: { side: string; until: number }[] = []
    for (const [index, { signal }] of stepsOf(new DemoRun({ seed, symbol })).entries()) {
      if (signal === null) continue
      // The candle that ends a trade may give a signal: the result is only known after that candle.
      const isOpposed = open.some(({ side, until }) => side !== signal.side && index <= until)
      expect(signal.kind).toBe(isOpposed ? 'refused' : 'placed')
      if (signal.kind === 'placed') open.push({ side: signal.side, until: index + demoExpiryCandles })
      else codes.set(signal.code, (codes.get(signal.code) ?? 0) + 1)
    }
  }

  expect([...codes.keys()]).toEqual(['opposite_open'])
  expect(codes.get('opposite_open')).toBeGreaterThan(100)
})

test('judging again answers the same and changes nothing', () => {
  const [measured, plain] = [new DemoRun({ seed: 7, symbol }), new DemoRun({ seed: 7, symbol })]
  const steps: DemoStep[] = []
  for (let step = measured.next(); step !== null; step = measured.next()) {
    steps.push(step)
    if (step.signal === null) continue
    const kinds = { accept: 'placed', refuse: 'refused' } as const
    for (let round = 0; round < 3; round += 1) {
      const verdict = measured.judgeAgain()
      expect(verdict === null ? null : kinds[verdict.kind]).toBe(step.signal.kind)
    }
  }

  expect(steps).toEqual(stepsOf(plain))
  expect(new DemoRun({ seed: 7, symbol }).judgeAgain()).toBeNull()
})

test('nearly every run refuses a signal within its minute', () => {
  const withRefusal = Array.from({ length: 200 }, (_, seed) =>
    signalsIn(stepsOf(new DemoRun({ seed, symbol }))),
  ).filter((signals) => signals.some(({ kind }) => kind === 'refused') && signals.some(({ kind }) => kind === 'placed'))

  expect(withRefusal.length).toBeGreaterThan(190)
})
