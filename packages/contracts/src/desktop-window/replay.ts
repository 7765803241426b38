import type { RefusalCode } from '../trading/refusals.ts'
import type { AccountKind, Side, TradeResult } from '../trading/schemas.ts'

/** Days whose signals can be judged again, newest first. */
export type WindowReplayDays = { days: string[] }

/** The result of a signal. `outcome` is null when it is unknown; what depends on such a trade stays undecided. */
export type WindowReplayDecision =
  | {
      kind: 'traded'
      stakeCents: number
      expiryCandles: number
      outcome: { result: TradeResult; profitCents: number } | null
    }
  | { kind: 'refused'; code: RefusalCode }
  | { kind: 'undecided' }

export type WindowReplaySums = {
  trades: number
  won: number
  lost: number
  tied: number
  unknown: number
  undecided: number
}

export type WindowReplayMoney = { stakeCents: number; profitCents: number }

/** The money of both versions of the day on one account; `profitCents` only counts known outcomes. */
export type WindowReplayAccount = {
  account: AccountKind
  currency: string
  before: WindowReplayMoney
  after: WindowReplayMoney
}

/** A signal that other rules would have judged differently. */
export type WindowReplayRow = {
  signalId: string
  atMs: number
  symbol: string
  timeframeS: number
  indicator: string
  side: Side
  currency: string
  before: WindowReplayDecision
  after: WindowReplayDecision
}

/** A recorded day, judged again with other rules. `rows` are the first that differ, `different` counts all of them. */
export type WindowReplay = {
  day: string
  signals: number
  different: number
  before: WindowReplaySums
  after: WindowReplaySums
  accounts: readonly WindowReplayAccount[]
  rows: WindowReplayRow[]
}
