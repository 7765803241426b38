import { demoLiveCandles } from '@stratomate/lab/demo/demo-rule'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { DemoClient } from '#web/shared/demo/demo-client.ts'
import { takeDemo } from '#web/shared/demo/spare-demo.ts'
import { changeDemo, type DemoState } from './demo-state.ts'

/** How long a candle takes, and one with a signal, whose result has to be read; milliseconds. */
const [candleMs, signalMs] = [400, 2_400]
/** Short enough to be read out and written down. */
const seedsMax = 1_000_000
/** So many candles more than the minute has are there for somebody who still tries the rule when it is over. */
const sparedCandles = 450
const loadProblem = 'The engine could not be loaded. Check the connection and press New prices.'

export type Demo = {
  /** Null until the worker has made the first candles. */
  readonly state: DemoState | null
  /** Why it cannot run; null while it can. */
  readonly problem: string | null
  readonly isPaused: boolean
  /** The person's own rule, percent; null until they move it. */
  readonly payoutPctMin: number | null
  setPaused: (isPaused: boolean) => void
  requirePayout: (payoutPctMin: number) => void
  /** A hand is on the rule: the demo does not end before it is let go and a signal has met it. */
  holdRule: () => void
  releaseRule: () => void
  /** Goes to the next signal at once. */
  skip: () => void
  /** Begins again with new prices. */
  restart: () => void
}

/** Runs a demo in a separate worker, one candle after the other. While `isStill`, candles only come by `skip`. */
export function useDemo({ isStill }: { isStill: boolean }): Demo {
  const [round, setRound] = useState(0)
  const [state, change] = useReducer(changeDemo, null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPaused, setPaused] = useState(false)
  const [payoutPctMin, setPayoutPctMin] = useState<number | null>(null)
  const client = useRef<DemoClient | null>(null)
  const rule = useRef(payoutPctMin)

  useEffect(() => {
    const made = takeDemo()
    client.current = made
    const seed = newSeed()
    const own = rule.current === null ? {} : { payoutPctMin: rule.current }
    made.begin({ seed, symbol: 'SAMPLE', liveCandles: demoLiveCandles + sparedCandles, ...own }).then(
      (begin) => change({ kind: 'begun', seed, ...begin }),
      () => setProblem(loadProblem),
    )
    return () => made.end()
  }, [round])

  const go = async (isSkip: 'candle' | 'signal') => {
    const current = client.current
    if (current === null) return
    try {
      const steps = isSkip === 'signal' ? await current.nextSignal(mostCandles(state)) : await current.next(1)
      change({ kind: 'steps', steps })
      if (steps.at(-1)?.signal) change({ kind: 'timed', time: await current.time() })
    } catch {
      setProblem(loadProblem)
    }
  }

  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  const closed = state?.closed ?? null
  const isAtSignal = state !== null && state.signals.at(-1)?.index === state.closed - 1
  const runs = closed !== null && !isPaused && !isStill && state?.isEnded === false
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => void latest.current('candle'), isAtSignal ? signalMs : candleMs)
    return () => clearTimeout(timer)
  }, [runs, closed, isAtSignal, round])

  return {
    state,
    problem,
    isPaused,
    payoutPctMin,
    setPaused,
    requirePayout(wanted) {
      rule.current = wanted
      setPayoutPctMin(wanted)
      if (state?.rule !== 'held') change({ kind: 'set' })
      void client.current?.requirePayout(wanted)
    },
    holdRule: () => change({ kind: 'held' }),
    releaseRule: () => change({ kind: 'set' }),
    skip: () => void go('signal'),
    restart() {
      setPaused(false)
      setProblem(null)
      setRound(round + 1)
    },
  }
}

function newSeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % seedsMax
}

/** How far a press may go to the next signal; one that comes before the first candles is kept by the worker. */
function mostCandles(state: DemoState | null): number {
  if (state === null) return demoLiveCandles
  return state.rule === 'judged' ? state.left : Number.MAX_SAFE_INTEGER
}
