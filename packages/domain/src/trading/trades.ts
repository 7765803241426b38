import type { Trade, TradeRejection, TradeState } from '@stratomate/contracts'
import { tradingDayOf } from './trading-day.ts'

/** Which state of a trade may follow which; staying is always allowed, so a repeated report is harmless. */
const transitions = {
  intended: ['placed', 'settled', 'rejected', 'unknown'],
  placed: ['settled', 'unknown'],
  unknown: ['placed', 'settled', 'rejected'],
  settled: [],
  rejected: [],
} as const satisfies Record<TradeState, readonly TradeState[]>

export const tradeStates = Object.freeze(Object.keys(transitions)) as readonly TradeState[]

export function canTradeMove(from: TradeState, to: TradeState): boolean {
  return from === to || transitions[from].some((next) => next === to)
}

/** A trade counts toward the day when the broker accepted it or its outcome is unknown (INTERFACES, Trade). */
export function countsTowardDay(state: TradeState): boolean {
  return state === 'placed' || state === 'settled' || state === 'unknown'
}

export const countedTradeStates: readonly TradeState[] = Object.freeze(tradeStates.filter(countsTowardDay))

/** The day a trade counts toward: that of its sending, never of its report. */
export function tradeDay(trade: Pick<Trade, 'sentAt'>): string {
  return tradingDayOf(Date.parse(trade.sentAt))
}

const identity = [
  'leaseId',
  'signalId',
  'broker',
  'account',
  'symbol',
  'timeframeS',
  'indicatorId',
  'side',
  'candleTime',
  'stakeCents',
  'currency',
  'sentAt',
] as const satisfies readonly (keyof Trade)[]

/** `trade` is the form to store. */
export type TradeReport =
  | { kind: 'new' | 'moved'; trade: Trade }
  | { kind: 'repeated' }
  | { kind: 'rejected'; code: TradeRejection }

/**
 * What a report of a trade changes in the stored one with its id. What identifies a trade never changes and its state
 * never goes back; a late older report is a repeat, not an error. The price at which the broker opened the trade may
 * come with any report, since reports can overtake each other; once reported, it never changes.
 */
export function judgeTradeReport(stored: Trade | null, reported: Trade): TradeReport {
  if (stored === null) return { kind: 'new', trade: reported }
  if (identity.some((key) => stored[key] !== reported[key])) return { kind: 'rejected', code: 'identity_changed' }
  const isNewer = stored.state !== reported.state && canTradeMove(stored.state, reported.state)
  if (!isNewer && !canTradeMove(reported.state, stored.state)) return { kind: 'rejected', code: 'moved_backward' }
  const entryPrice = stored.entryPrice ?? reported.entryPrice
  if (isNewer) return { kind: 'moved', trade: { ...reported, entryPrice } }
  return entryPrice === stored.entryPrice ? { kind: 'repeated' } : { kind: 'moved', trade: { ...stored, entryPrice } }
}
