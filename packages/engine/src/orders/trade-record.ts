import type { AccountKind, BrokerId, RefusalCode, Side, Trade, TradeResult, TradeState } from '@stratomate/contracts'

/**
 * The life of an order here: `intended` is on disk and may or may not have been sent; `sent` was sent. The server's
 * contract has no `sent`: there it is still intended.
 */
export const orderStates = ['intended', 'sent', 'placed', 'settled', 'rejected', 'unknown'] as const
export type OrderState = (typeof orderStates)[number]

/** A trade as the journal stores it. Instants are Unix milliseconds; `expiresTimeS` is on the chart's clock. */
export type TradeRecord = {
  readonly id: string
  readonly signalId: string
  readonly leaseId: string
  readonly broker: BrokerId
  readonly account: AccountKind
  readonly chartKey: string
  readonly feed: string
  readonly symbol: string
  /** The broker's name for the symbol; null where it is the same, and missing in old journals. */
  readonly asset?: string | null
  readonly timeframeS: number
  readonly indicatorId: string
  readonly side: Side
  /** Opening of the signal's candle, on the chart's clock. */
  readonly candleTimeS: number
  readonly stakeCents: number
  readonly currency: string
  /** The stake plan that chose the stake; null or, in old journals, missing for none. */
  readonly planId?: string | null
  readonly price: number
  readonly payoutPct: number
  /** The broker's price at which the trade began; null while it is unknown, and missing in old journals. */
  readonly entryPrice?: number | null
  /** The broker's price at which the trade ended; null where the broker does not say, and missing in old journals. */
  readonly exitPrice?: number | null
  /** The broker's own id of the trade; missing in old journals and until the broker has it. */
  readonly brokerRef?: string | null
  readonly signalAtMs: number
  readonly receivedAtMs: number
  readonly intendedAtMs: number
  readonly sentAtMs: number | null
  readonly acknowledgedAtMs: number | null
  /** When this app learned of the result; missing in old journals. */
  readonly settledAtMs?: number
  readonly expiresAtMs: number
  readonly expiresTimeS: number
  /** How long it lasts from its placement, seconds; missing where that is the time of its candles. */
  readonly durationS?: number
  /** Whether it was placed before the candle of its signal had closed; missing for all others. */
  readonly isUnconfirmed?: boolean
  readonly state: OrderState
  readonly result: TradeResult | null
  readonly profitCents: number | null
  readonly reason: RefusalCode | null
}

/** The account whose money a trade uses. Results of different accounts and currencies are never added up. */
export type AccountCurrency = Pick<TradeRecord, 'account' | 'currency'>

const transitions = {
  intended: ['sent', 'placed', 'settled', 'rejected'],
  sent: ['placed', 'settled', 'rejected', 'unknown'],
  placed: ['settled'],
  unknown: ['placed', 'settled', 'rejected'],
  settled: [],
  rejected: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

export function canOrderMove(from: OrderState, to: OrderState): boolean {
  return transitions[from].some((next) => next === to)
}

export function isFinal(state: OrderState): boolean {
  return transitions[state].length === 0
}

/** Replaces the lease of a trade that none has paid for. The server never gets such a trade. */
export const noLease = { byHand: 'by_hand', unknown: 'unknown' } as const

/** Whether the person placed it in the window: it uses none of the plan's trades. */
export function isByHand({ leaseId }: Pick<TradeRecord, 'leaseId'>): boolean {
  return leaseId === noLease.byHand
}

/** Whether the server accepts a report of it. */
export function isReportable({ leaseId }: Pick<TradeRecord, 'leaseId'>): boolean {
  return leaseId !== noLease.byHand && leaseId !== noLease.unknown
}

/** Whether the trade holds a slot of its lease, which it gives back only when it certainly never reached the broker. */
export function holdsSlot(state: OrderState): boolean {
  return state !== 'rejected'
}

const wireStates = {
  intended: 'intended',
  sent: 'intended',
  placed: 'placed',
  settled: 'settled',
  rejected: 'rejected',
  unknown: 'unknown',
} as const satisfies Record<OrderState, TradeState>

/**
 * The trade in the server's form, or null while its sending time may still change: `sentAt` identifies a trade there
 * and must never change.
 */
export function toWireTrade(record: TradeRecord): Trade | null {
  const sentAtMs = record.sentAtMs ?? (record.state === 'rejected' ? record.intendedAtMs : null)
  if (sentAtMs === null) return null
  const { id, leaseId, signalId, broker, account, symbol, timeframeS, indicatorId, side, stakeCents, currency } = record
  return {
    id,
    leaseId,
    signalId,
    broker,
    account,
    symbol,
    timeframeS,
    indicatorId,
    side,
    candleTime: record.candleTimeS,
    stakeCents,
    currency,
    payoutPct: record.payoutPct,
    entryPrice: record.entryPrice ?? null,
    isUnconfirmed: record.isUnconfirmed ?? false,
    signalAt: instant(record.signalAtMs),
    receivedAt: instant(record.receivedAtMs),
    sentAt: instant(sentAtMs),
    acknowledgedAt: record.acknowledgedAtMs === null ? null : instant(record.acknowledgedAtMs),
    expiresAt: instant(record.expiresAtMs),
    state: wireStates[record.state],
    result: record.result,
    profitCents: record.profitCents,
  }
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}
