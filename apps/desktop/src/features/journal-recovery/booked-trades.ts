import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrokerId } from '@stratomate/contracts'
import { readOrderFileName } from '#desktop/adapters/brokers/remote/order-file.ts'
import type { StoredOrder } from '#desktop/adapters/brokers/remote/order-store.ts'
import { isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import type { BrokerOrder, Log } from '@stratomate/engine/ports'
import { noLease, type OrderState, type TradeRecord } from '@stratomate/engine/orders/trade-record'

/** An order in its broker's order file on this computer. */
type BookedOrder = Pick<StoredOrder, 'id' | 'side' | 'stakeCents' | 'sentAtMs'> & {
  broker: BrokerId
  account: TradeRecord['account']
  symbol: string
  state: OrderState
  placedAtMs: number | null
  payoutPct: number | null
  entryPrice: number | null
  exitPrice: number | null
  ref: string | null
  settlement: BrokerOrder['settlement']
  /** The trade that it was sent for; missing in older files. */
  trade: TradeRecord | null
}

const paperFile = 'paper-ledger.db'

/**
 * The trades of all orders that were sent from this computer since an instant, by the order files in the data folder. A
 * file that cannot be read gives no trades, and is logged.
 */
export function bookedTrades(dataFolder: string, sinceMs: number, log: Pick<Log, 'warn'>): TradeRecord[] {
  return readdirSync(dataFolder)
    .filter((name) => name === paperFile || readOrderFileName(name) !== null)
    .flatMap((name) => {
      try {
        return ordersIn(dataFolder, name, sinceMs).map(tradeOf)
      } catch (error) {
        // An app that runs with this folder holds it: this start will end in a moment and say so.
        if (isBusy(error)) return []
        if (!isDiskFault(error)) throw error
        log.warn('A book of orders could not be compared with the journal.', { file: name, reason: String(error) })
        return []
      }
    })
}

function ordersIn(dataFolder: string, name: string, sinceMs: number): BookedOrder[] {
  const db = new DatabaseSync(join(dataFolder, name), { readOnly: true })
  try {
    db.exec('pragma busy_timeout = 2000')
    // An app that was killed while it made the file had not sent anything yet.
    if (db.prepare(`select 1 from sqlite_schema where name = 'orders'`).get() === undefined) return []
    const owner = readOrderFileName(name)
    return owner === null ? paperOrders(db, sinceMs) : remoteOrders(db, owner, sinceMs)
  } finally {
    db.close()
  }
}

function paperOrders(db: DatabaseSync, sinceMs: number): BookedOrder[] {
  return db
    .prepare('select * from orders where placed_at_ms >= ?')
    .all(sinceMs)
    .map((row): BookedOrder => {
      // Safe: only the paper broker writes the ledger.
      const order = JSON.parse(String(row['record'])) as BookedOrder & { price: number; trade?: TradeRecord }
      const isSettled = row['state'] === 'settled'
      const result = row['result'] as NonNullable<BrokerOrder['settlement']>['result']
      return {
        ...order,
        broker: 'paper',
        account: 'paper',
        state: isSettled ? 'settled' : 'placed',
        placedAtMs: Number(row['placed_at_ms']),
        payoutPct: Number(row['payout_pct']),
        entryPrice: order.price,
        exitPrice: isSettled ? Number(row['close_price']) : null,
        ref: order.id,
        settlement: isSettled ? { result, profitCents: Number(row['profit_cents']) } : null,
        trade: order.trade ?? null,
      }
    })
}

function remoteOrders(
  db: DatabaseSync,
  store: Pick<BookedOrder, 'broker' | 'account'>,
  sinceMs: number,
): BookedOrder[] {
  return db
    .prepare('select record from orders where sent_at_ms >= ?')
    .all(sinceMs)
    .map((row): BookedOrder => {
      // Safe: only the order store writes the column, from the same type.
      const order = JSON.parse(String(row['record'])) as StoredOrder
      const { entryPrice = null, exitPrice = null, trade = null, asset } = order
      return { ...order, ...store, symbol: asset, entryPrice, exitPrice, trade }
    })
}

function tradeOf(order: BookedOrder): TradeRecord {
  const { sentAtMs, placedAtMs, payoutPct, entryPrice, exitPrice, ref, settlement, state } = order
  const base = order.trade ?? unknownTrade(order)
  return {
    ...base,
    state,
    sentAtMs,
    acknowledgedAtMs: placedAtMs,
    payoutPct: payoutPct ?? base.payoutPct,
    entryPrice,
    exitPrice,
    brokerRef: ref,
    result: settlement?.result ?? null,
    profitCents: settlement?.profitCents ?? null,
  }
}

/** A trade of which only the order is known. It counts for the day, but cannot be reported to the server. */
function unknownTrade({ id, broker, account, symbol, side, stakeCents, sentAtMs }: BookedOrder): TradeRecord {
  return {
    id,
    signalId: `unknown signal of ${id}`,
    leaseId: noLease.unknown,
    broker,
    account,
    chartKey: '',
    feed: '',
    symbol,
    timeframeS: 60,
    indicatorId: 'unknown',
    side,
    candleTimeS: 0,
    stakeCents,
    currency: 'USD',
    planId: null,
    price: 0,
    payoutPct: 0,
    signalAtMs: sentAtMs,
    receivedAtMs: sentAtMs,
    intendedAtMs: sentAtMs,
    sentAtMs,
    acknowledgedAtMs: null,
    expiresAtMs: sentAtMs,
    expiresTimeS: 0,
    state: 'sent',
    result: null,
    profitCents: null,
    reason: null,
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/iu.test(error.message)
}
