import type { ReplayDecision } from './replay-values.ts'

/** The sums of one course of a day. Money in cents; `profitCents` counts known outcomes alone. */
export type ReplayTotals = {
  readonly trades: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  readonly unknown: number
  readonly undecided: number
  readonly stakeCents: number
  readonly profitCents: number
}

/** Adds decisions up. */
export function replayTotals(decisions: readonly ReplayDecision[]): ReplayTotals {
  const traded = decisions.flatMap((decision) => (decision.kind === 'traded' ? [decision] : []))
  const ended = (result: string): number => traded.filter(({ outcome }) => outcome?.result === result).length
  return {
    trades: traded.length,
    won: ended('won'),
    lost: ended('lost'),
    tied: ended('tie'),
    unknown: traded.filter(({ outcome }) => outcome === null).length,
    undecided: decisions.filter(({ kind }) => kind === 'undecided').length,
    stakeCents: traded.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
    profitCents: traded.reduce((sum, { outcome }) => sum + (outcome?.profitCents ?? 0), 0),
  }
}
