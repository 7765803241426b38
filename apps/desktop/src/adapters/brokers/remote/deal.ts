import type { RefusalCode, Side, TradeResult } from '@stratomate/contracts'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { ConnectedChart, OrderRequest, Quote } from '@stratomate/engine/ports'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { ListedAsset } from '../choose-asset.ts'

/**
 * An order in the form in which it is sent. `sentAtMs` is set by the engine and identifies the trade; it never changes.
 */
export type SentOrder = {
  readonly id: string
  readonly asset: string
  readonly side: Side
  readonly stakeCents: number
  readonly durationS: number
  readonly sentAtMs: number
  /** Why it is sent, as it was intended. */
  readonly trade?: TradeRecord | undefined
}

export type Settlement = { readonly result: TradeResult; readonly profitCents: number }

/** A trade on the broker's books, ours or the person's own. Instants are Unix milliseconds of this computer's clock. */
export type Deal = {
  /** The broker's own id. */
  readonly ref: string
  /** The order id that we sent with it, when the broker echoes it; else null. */
  readonly requestId: string | null
  readonly asset: string
  readonly side: Side
  readonly stakeCents: number
  readonly openedAtMs: number
  readonly closesAtMs: number
  readonly payoutPct: number
  /** The price at which it began; null when the broker does not send it, or has not yet. */
  readonly entryPrice: number | null
  /** The price at which it ended; null while it is open, and where the broker does not send it. */
  readonly exitPrice: number | null
  readonly settlement: Settlement | null
}

/** `lost` is tried again; the others wait for the person. `protocol`: the broker's answers cannot be read. */
export type LinkEnd = {
  readonly kind: 'lost' | 'sign_in' | 'wrong_account' | 'consent' | 'protocol'
  readonly reason: string
}

/** The broker refused an order; what it did not report is null. */
export type LinkRefusal = {
  readonly requestId: string | null
  readonly asset: string | null
  readonly stakeCents: number | null
  readonly code: RefusalCode
  /** The broker's own words, for the log. */
  readonly words: string
}

/** What a connection reports. Each begins with `ready` or `down`, and ends with `down`. */
export type LinkEvents = {
  ready(account: { balanceCents: number | null; currency: string }): void
  balance(balanceCents: number): void
  /** An order was opened or closed, by us or by the person; it may come late, twice and out of order. */
  deal(deal: Deal): void
  refused(refusal: LinkRefusal): void
  down(end: LinkEnd): void
}

export type OrderPlan = { kind: 'order'; asset: string; durationS: number } | { kind: 'refused'; code: RefusalCode }

/**
 * All deals since an instant, as they were at `asOfMs`. When entries could not be read, a list shows what happened but
 * never that something did not.
 */
export type Listing = { readonly deals: readonly Deal[]; readonly asOfMs: number; readonly oddCount: number }

/** One connection to a broker: it translates the protocol and decides nothing. */
export type BrokerClient = {
  quote(chart: ConnectedChart): Quote
  planOrder(order: OrderRequest): OrderPlan
  /** `not_sent` is certain: nothing was sent. */
  send(order: SentOrder): 'sent' | 'not_sent'
  deals(sinceMs: number): Promise<Listing>
  /** Brings `deals` up to date when the protocol sends them only at the beginning; may end the connection. */
  resync(): void
  /** A chart is connected: its payout is asked for from now on. */
  watch(chart: ConnectedChart): void
  /** All that the broker lists; the same list until it changes. */
  assets(): readonly ListedAsset[]
  /** The broker's clock beside ours; null while it is not known well enough. */
  clock(): ClockReading | null
  close(): void
}
