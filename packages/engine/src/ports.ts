import type { AccountKind, BrokerId, Refusal, RefusalCode, Side, TradeResult } from '@stratomate/contracts'
import type { LeaseRecord } from './limits/lease-selection.ts'
import type { TradeRecord } from './orders/trade-record.ts'

/** Lines for people: what happened, why, what to do next. Fields hold facts, never secrets. */
export type Log = {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

/** A chart that an Expert Advisor has introduced. `feed` distinguishes charts of different terminals. */
export type ConnectedChart = {
  readonly key: string
  readonly feed: string
  readonly symbol: string
  readonly isCustom: boolean
  readonly timeframeS: number
  readonly digits: number
  readonly indicator: string
  readonly indicatorId: string
  /** Candle seconds per second of the wall clock; 1 for a real terminal. */
  readonly speed: number
  readonly isSimulated: boolean
}

/** A signal as it came from the bridge. Instants are Unix milliseconds, candle times server seconds. */
export type Signal = {
  readonly id: string
  readonly chart: ConnectedChart
  readonly side: Side
  readonly barTimeS: number
  /** Opening of the candle that followed, at `price`; null when an older Expert Advisor does not say. */
  readonly nextBarTimeS?: number | null
  readonly price: number
  /** Whether it was read in another way than the person has chosen for its chart; missing in older records. */
  readonly isOtherSource?: boolean
  /** Whether its candle had not closed, so that the signal could still disappear; missing in older records. */
  readonly isUnconfirmed?: boolean
  /** Placed by the person in the window: it has no candle and no indicator, and every limit applies to it. */
  readonly isByHand?: boolean
  /** Came from a source outside the charts: it has no candle, and says how long its trade lasts. Missing for others. */
  readonly outside?: { readonly lengthS: number }
  readonly emittedAtMs: number
  readonly receivedAtMs: number
}

export type SignalAnswer =
  | { state: 'dup' }
  | { state: 'rejected'; reason: RefusalCode }
  | { state: 'sent'; order: string; ms: number }
  | { state: 'open'; order: string }
  | { state: 'closed'; order: string; result: TradeResult }

/** `approval` is the person's answer to a signal of a favorite that asks first; missing before it was asked. */
export type IncomingSignal = {
  readonly signal: Signal
  readonly approval?: 'given' | 'missing'
  answer(answer: SignalAnswer): void
}

export type OrderRequest = {
  readonly id: string
  readonly feed: string
  readonly symbol: string
  readonly isCustom: boolean
  readonly timeframeS: number
  readonly side: Side
  readonly stakeCents: number
  readonly price: number
  readonly entryTimeS: number
  /** The entry as UTC, where the chart's clock is another one. */
  readonly entryUtcS?: number
  readonly expiresTimeS: number
  /** How long it lasts from its placement; missing where that is the time from entry to expiry. */
  readonly durationS?: number
  readonly sentAtMs: number
  /** An adapter that has to hold the order back for a moment drops it after this moment. */
  readonly sendByMs: number
  /** Why it is sent. The broker's order file keeps it, so that a lost journal can be rebuilt. */
  readonly trade?: TradeRecord
}

/** The broker's record of an order id. */
export type BrokerOrder = {
  readonly id: string
  /** The broker's own id of the trade, by which its support finds it. */
  readonly ref: string | null
  readonly sentAtMs: number
  readonly placedAtMs: number
  readonly payoutPct: number
  /** The broker's own price at which the trade began; null until it is known, which may be after it was placed. */
  readonly entryPrice: number | null
  /** The broker's own price at which the trade ended; null while it is open, and where the broker does not say. */
  readonly exitPrice: number | null
  readonly settlement: { result: TradeResult; profitCents: number } | null
}

/** An order that was sent, of which the broker cannot say yet whether it exists. It stays unclear until it can. */
type UnclearOrder = { readonly id: string; readonly sentAtMs: number; readonly isUnclear: true }
export type FoundOrder = BrokerOrder | UnclearOrder

/** `balanceCents` is null while the broker has not reported it. */
export type BrokerEvent =
  | { kind: 'connected'; balanceCents: number | null }
  | { kind: 'disconnected'; reason: string }
  | { kind: 'placed'; order: BrokerOrder; balanceCents: number | null }
  | { kind: 'rejected'; id: string; code: RefusalCode }
  | { kind: 'settled'; order: BrokerOrder; balanceCents: number | null }

/** How long a trade may last at the broker, whole seconds. */
export type TradeLengths = { readonly minS: number; readonly maxS: number }

/**
 * `refused` has a specific reason, such as an expiry that the broker does not offer. `spot` is the broker's own price,
 * present only when it is recent; `asset` is the broker's name for the symbol, if it differs; `lengths` are present
 * where the broker lists them.
 */
export type Quote =
  | { kind: 'offered'; payoutPct: number; spot?: number; asset?: string; lengths?: TradeLengths }
  | { kind: 'closed' }
  | { kind: 'unknown' }
  | { kind: 'refused'; code: RefusalCode; lengths?: TradeLengths }

/** A broker as the engine uses it. An order id that it already knows is never placed again. */
export type Broker = {
  readonly id: BrokerId
  readonly account: AccountKind
  readonly currency: string
  isConnected(): boolean
  balanceCents(): number | null
  /** What is offered at `utcS`, Unix seconds. */
  quote(chart: ConnectedChart, utcS: number): Quote
  placeOrders(orders: readonly OrderRequest[]): void
  /** Takes over open trades of earlier runs that its own file lacks, which may have been sent nevertheless. */
  adopt?(trades: readonly TradeRecord[]): void
  /** Answers only those that the broker knows or may know. Rejects when the broker cannot be asked. */
  findOrders(ids: readonly string[]): Promise<Map<string, FoundOrder>>
}

/** The account for the orders of a chart, and whether its open orders were all compared with it. */
export type ChartAccount = { readonly broker: Broker; isCompared(): boolean }

/** The accounts of an app that trades with several at the same time, under limits that count all of them. */
export type ChartAccounts = {
  of(chart: Pick<ConnectedChart, 'symbol' | 'timeframeS'>): ChartAccount
  /** Whether accounts of several kinds, such as demo and live, take orders. */
  areMixed(): boolean
}

/** What is known of a refused signal beside its refusal, for the person who asks why. It stays on this computer. */
export type SeenSignal = {
  readonly emittedAtMs: number
  readonly receivedAtMs: number
  /** Opening of its candle, on the chart's clock. */
  readonly barTimeS: number
  readonly price: number
  readonly pausedReason: string | null
  /** Not there in old journals. */
  readonly isUnconfirmed?: boolean
}

/** One change to the journal. */
export type JournalEntry =
  | { kind: 'signal'; id: string; atMs: number }
  | { kind: 'trade'; trade: TradeRecord }
  | { kind: 'refusal'; refusal: Refusal; seen?: SeenSignal }
  /** A WrittenTurn: all signals that were judged at once, with what was known then. */
  | { kind: 'turn'; turn: { readonly nowMs: number } }

export type Journal = {
  /** All or nothing, flushed to the disk when it returns. */
  commit(entries: readonly JournalEntry[], nowMs: number): void
  /** All or nothing, but a power cut may lose it: for what the broker can be asked again. */
  note(entries: readonly JournalEntry[], nowMs: number): void
  hasSignal(id: string): boolean
  /** Trades whose outcome is not final, plus all of the day that begins at `sinceMs`. */
  tradesSince(sinceMs: number): TradeRecord[]
}

export type LeaseSource = {
  leases(): readonly LeaseRecord[]
  /** The trading day for which the server has said that nothing is left for this computer, else null. */
  exhaustedDay(): string | null
  /** Whether other computers hold what is left of that day; a source without others has no answer. */
  isElsewhere?(): boolean
  hasInvalid(): boolean
}
