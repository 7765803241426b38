import { demoLiveCandles } from '@stratomate/lab/demo/demo-rule'
import { DemoRun, type DemoStep } from '@stratomate/lab/demo/demo-run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeDemo, type DemoState, ledgerOf, shownCandles } from './demo-state.ts'

const seeds = fc.integer({ min: 0, max: 999_999 })

const begun = ({ history, payoutPct, payoutPctMin }: DemoRun) => ({ history, payoutPct, payoutPctMin, breakEven: 0.5 })

function played(seed: number): { state: DemoState; steps: DemoStep[] } {
  const run = new DemoRun({ seed, symbol: 'SAMPLE' })
  let state = changeDemo(null, { kind: 'begun', seed, ...begun(run) })
  const steps: DemoStep[] = []
  for (let step = run.next(); step !== null; step = run.next()) {
    steps.push(step)
    state = changeDemo(state, { kind: 'steps', steps: [step] })
  }
  if (state === null) throw new Error('The demo has not begun.')
  return { state, steps }
}

test('a demo shows its newest candles, every signal once, and as open what no candle has ended', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { state, steps } = played(seed)
      const signals = steps.flatMap(({ signal }) => (signal === null ? [] : [signal]))
      const ended = new Set(steps.flatMap((step) => step.ended.map(({ id }) => id)))

      expect(state.candles).toEqual(steps.slice(-shownCandles).map(({ candle }) => candle))
      expect(state.signals.map(({ id }) => id)).toEqual(signals.map(({ id }) => id))
      expect(state.open.map(({ id }) => id)).toEqual(
        signals.filter(({ id, kind }) => kind === 'placed' && !ended.has(id)).map(({ id }) => id),
      )
    }),
    { numRuns: 50 },
  )
})

test('many candles at once give the same state as one by one', () => {
  const { state, steps } = played(3)
  const run = new DemoRun({ seed: 3, symbol: 'SAMPLE' })
  const state3 = changeDemo(null, { kind: 'begun', seed: 3, ...begun(run) })

  expect(changeDemo(state3, { kind: 'steps', steps })).toEqual(state)
})

test('no outcome of a trade reaches the page', () => {
  expect(JSON.stringify(played(5).state)).not.toMatch(/won|lost|tie|profit/u)
})

test('a signal is traded or refused: the ledger adds up, and names the commonest reason first', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { signals, traded, refused } = ledgerOf(played(seed).state)

      expect(traded + refused.reduce((sum, { count }) => sum + count, 0)).toBe(signals)
      expect(refused.map(({ count }) => count)).toEqual(refused.map(({ count }) => count).toSorted((a, b) => b - a))
    }),
    { numRuns: 50 },
  )
})

/** Seed 3 until its minute is over and as many candles more, while `touch` changes the state behind the given candle. */
function playedOn({ more, touch }: { more: number; touch: Record<number, 'held' | 'set'> }): DemoState[] {
  const run = new DemoRun({ seed: 3, symbol: 'SAMPLE', liveCandles: demoLiveCandles + more })
  const states: DemoState[] = []
  let state = changeDemo(null, { kind: 'begun', seed: 3, ...begun(run) })
  for (let step = run.next(); step !== null; step = run.next()) {
    state = changeDemo(state, { kind: 'steps', steps: [step] })
    const kind = touch[states.length + 1]
    if (kind !== undefined) state = changeDemo(state, { kind })
    if (state !== null) states.push(state)
  }
  return states
}

test('a demo ends with the last candle of its minute', () => {
  const states = playedOn({ more: 0, touch: {} })

  expect(states.findIndex(({ isEnded }) => isEnded)).toBe(demoLiveCandles - 1)
})

test('a demo does not end while a hand is on the rule, nor before a signal has met what it set', () => {
  const letGo = demoLiveCandles + 60
  const states = playedOn({ more: 120, touch: { 140: 'held', [letGo]: 'set' } })
  const next = states.findIndex(({ signals }, index) => index >= letGo && signals.at(-1)?.index === 46 + index)

  expect(next).toBeGreaterThanOrEqual(letGo)
  expect(states.findIndex(({ isEnded }) => isEnded)).toBe(next)
})

test('a rule that a signal has met within the minute keeps nothing alive', () => {
  const states = playedOn({ more: 60, touch: { 20: 'held', 24: 'set' } })

  expect(states.findIndex(({ isEnded }) => isEnded)).toBe(demoLiveCandles - 1)
})

test('a demo without candles left has ended; before it has begun nothing changes it', () => {
  const { state } = played(1)

  expect(changeDemo(state, { kind: 'steps', steps: [] })?.isEnded).toBe(true)
  expect(changeDemo(null, { kind: 'steps', steps: [] })).toBeNull()
  expect(changeDemo(null, { kind: 'timed', time: { checkUs: 1, rounds: 1 } })).toBeNull()
})
