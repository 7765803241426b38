import type { DemoCandle, DemoChoices, DemoStep } from '@stratomate/lab/demo/demo-run'

/** What the worker of a demo is asked. */
export type DemoRequest =
  | ({ readonly kind: 'begin' } & DemoChoices)
  /** Closes `count` candles at most; with `untilSignal` it stops behind a signal. */
  | { readonly kind: 'next'; readonly count: number; readonly untilSignal?: boolean }
  /** The person's own rule, percent; in force from the next signal on. */
  | { readonly kind: 'require'; readonly payoutPctMin: number }
  /** Judges the last signal again and again, to time it. */
  | { readonly kind: 'time' }

/** `checkUs` is how long all checks of one signal take in this browser, the mean of `rounds`, microseconds. */
export type DemoTime = { readonly checkUs: number; readonly rounds: number }

export type DemoBegin = {
  readonly history: readonly DemoCandle[]
  /** What the broker pays, percent of the stake, and the share of trades, from 0 to 1, that must be won to come out even. */
  readonly payoutPct: number
  readonly breakEven: number
  /** The person's own rule, percent: what was asked for, or the usual one. */
  readonly payoutPctMin: number
}

/** What it answers, one answer for each request, in their order. `steps` is empty when all candles have closed. */
export type DemoAnswer =
  | ({ readonly kind: 'begun' } & DemoBegin)
  | { readonly kind: 'steps'; readonly steps: readonly DemoStep[] }
  | { readonly kind: 'required' }
  | ({ readonly kind: 'timed' } & DemoTime)
