import type { DesktopState, Refusal, Trade } from '@stratomate/contracts'

/** The state of the fake server; a test reads it and may change it while the server runs. */
export type FakeState = {
  limit: number
  charts: number
  isDown: boolean
  isRevoked: boolean
  isPaused: boolean
  isApproved: boolean
  /** The account is suspended: reports of trades are taken, everything else is refused. */
  isSuspended: boolean
  hasPlan: boolean
  /** `one` for the trial, whose indicator the account has chosen on some computer. */
  indicators: 'one' | 'all'
  chosenIndicatorId: string | null
  /** The one that connects a computer, without dashes; null: none does. */
  licenceKey: string | null
  minimumVersion: string
  /** Brokers that it has switched off. */
  switchedOff: { broker: string; reason: string }[]
  /** Its clock minus ours. */
  clockAheadMs: number
  /** Whether a page of the owner is open. */
  watched: boolean
  /** Signs the next leases with this instead of the published key. */
  forgery: 'none' | 'other_key' | 'other_device' | 'other_type'
  /** How long the next leases are valid; null: until their day ends. */
  leaseLastsMs: number | null
  granted: number
  /** More trades were reported than were reserved, so it gives no more leases. */
  isOverused: boolean
  /** After how many seconds asking again may help, because another computer holds the rest; null: none does. */
  elsewhereS: number | null
  /** How long another computer waits before it takes everything returned; null: none takes any. */
  otherTakesAfterMs: number | null
  trades: Map<string, Trade>
  tradeReports: number
  refusals: Map<string, Refusal>
  candles: number
  /** Every report of the app's state, the newest last. */
  states: DesktopState[]
  leases: Map<string, { n: number; seq: number; used: number; closed: boolean }>
  violations: string[]
  secrets: string[]
}

/** A server before its first request, for a member with the full plan. */
export function newFakeState(start: Partial<FakeState>): FakeState {
  return {
    limit: 1e3,
    charts: 3,
    isDown: false,
    isRevoked: false,
    isPaused: false,
    isApproved: true,
    isSuspended: false,
    hasPlan: true,
    indicators: 'all',
    chosenIndicatorId: null,
    licenceKey: null,
    minimumVersion: '0.1.0',
    switchedOff: [],
    clockAheadMs: 0,
    watched: true,
    forgery: 'none',
    leaseLastsMs: null,
    granted: 0,
    isOverused: false,
    elsewhereS: null,
    otherTakesAfterMs: null,
    trades: new Map(),
    tradeReports: 0,
    refusals: new Map(),
    candles: 0,
    states: [],
    leases: new Map(),
    violations: [],
    secrets: [],
    ...start,
  }
}
