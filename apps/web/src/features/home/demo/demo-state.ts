import type { RefusalCode } from '@stratomate/contracts'
import type { DemoCandle, DemoSignal, DemoStep } from '@stratomate/lab/demo/demo-run'
import { demoLiveCandles } from '@stratomate/lab/demo/demo-rule'
import type { DemoBegin, DemoTime } from '#web/shared/demo/demo-messages.ts'

/** How many candles are in sight. */
export const shownCandles = 46

/** A signal in its place: `index` counts the candles of the demo, history first. */
export type PlacedSignal = DemoSignal & { readonly index: number }

/** What the demo on the home page shows. It contains no outcomes: a trade is open, and then its time is over. */
export type DemoState = {
  readonly seed: number
  readonly payoutPct: number
  readonly breakEven: number
  /** The person's own rule as it was at the beginning. */
  readonly payoutPctMin: number
  /** How many candles have closed, history included. */
  readonly closed: number
  /** The newest ones. */
  readonly candles: readonly DemoCandle[]
  /** All signals so far, the oldest first: at most one a candle. */
  readonly signals: readonly PlacedSignal[]
  /** Trades whose time is not over. */
  readonly open: readonly PlacedSignal[]
  readonly time: DemoTime | null
  /** How many candles close before the end; not one more, unless a signal still has to meet the rule. */
  readonly left: number
  /** Whether a hand is on the person's own rule, it waits for its next signal, or has nothing to wait for. */
  readonly rule: 'held' | 'waiting' | 'judged'
  readonly isEnded: boolean
}

export type DemoChange =
  | ({ kind: 'begun'; seed: number } & DemoBegin)
  | { kind: 'steps'; steps: readonly DemoStep[] }
  | { kind: 'timed'; time: DemoTime }
  /** A hand was laid on the rule. */
  | { kind: 'held' }
  /** The hand let it go, or a key moved it: the next signal meets it. */
  | { kind: 'set' }

/** The state after a change; null before the demo has begun. */
export function changeDemo(state: DemoState | null, change: DemoChange): DemoState | null {
  if (change.kind === 'begun') {
    const { kind: _, history, ...facts } = change
    const candles = history.slice(-shownCandles)
    const fresh = { signals: [], open: [], time: null, left: demoLiveCandles, rule: 'judged', isEnded: false } as const
    return { ...facts, ...fresh, closed: history.length, candles }
  }
  if (state === null) return null
  if (change.kind === 'timed') return { ...state, time: change.time }
  if (change.kind === 'held') return { ...state, rule: 'held' }
  if (change.kind === 'set') return { ...state, rule: 'waiting' }
  return change.steps.length === 0 ? { ...state, isEnded: true } : change.steps.reduce(takeStep, state)
}

function takeStep(state: DemoState, { candle, signal, ended }: DemoStep): DemoState {
  const placed = signal === null ? [] : [{ ...signal, index: state.closed }]
  const over = new Set(ended.map(({ id }) => id))
  const left = Math.max(0, state.left - 1)
  const rule = signal !== null && state.rule === 'waiting' ? 'judged' : state.rule
  return {
    ...state,
    closed: state.closed + 1,
    candles: [...state.candles, candle].slice(-shownCandles),
    signals: [...state.signals, ...placed],
    open: [...state.open, ...placed.filter(({ kind }) => kind === 'placed')].filter(({ id }) => !over.has(id)),
    left,
    rule,
    // Who is trying the rule sees what it does, however late in the minute.
    isEnded: left === 0 && rule === 'judged',
  }
}

/** How many signals there were and their results; refusals by their reason, the most frequent first. */
export type DemoLedger = {
  readonly signals: number
  readonly traded: number
  readonly refused: readonly { readonly code: RefusalCode; readonly count: number }[]
}

export function ledgerOf({ signals }: Pick<DemoState, 'signals'>): DemoLedger {
  const counts = new Map<RefusalCode, number>()
  for (const signal of signals) {
    if (signal.kind === 'refused') counts.set(signal.code, (counts.get(signal.code) ?? 0) + 1)
  }
  const refused = [...counts]
    .map(([code, count]) => ({ code, count }))
    .toSorted((one, other) => other.count - one.count)
  return { signals: signals.length, traded: signals.filter(({ kind }) => kind === 'placed').length, refused }
}
