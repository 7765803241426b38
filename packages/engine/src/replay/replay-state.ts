import type { TradeResult } from '@stratomate/contracts'
import { tradingDayOf } from '@stratomate/domain'
import type { GateContext } from '../gate/gate.ts'
import type { LeaseSituation } from '../limits/lease-selection.ts'
import { TradeLedger } from '../orders/trade-ledger.ts'
import type { TradeRecord } from '../orders/trade-record.ts'

/** How and when a trade of a replay ends; null when it did not end. */
export type ReplayEnd = {
  readonly atMs: number
  readonly result: TradeResult
  readonly profitCents: number
}

/** The end of a trade as the journal knows it. */
export function recordedEnd({ result, profitCents, settledAtMs, expiresAtMs }: TradeRecord): ReplayEnd | null {
  return result === null ? null : { atMs: settledAtMs ?? expiresAtMs, result, profitCents: profitCents ?? 0 }
}

/** The trades of one version of a day: as it was, or as it would have been. Time only goes forward. */
export class ReplayState {
  readonly ledger = new TradeLedger()
  #running: { trade: TradeRecord; end: ReplayEnd }[] = []
  #sentAtMs: number[] = []
  #moneyCents = 0

  add(trade: TradeRecord, end: ReplayEnd | null): void {
    this.ledger.add({ ...trade, state: 'intended', result: null, profitCents: null })
    this.#sentAtMs.push(trade.intendedAtMs)
    this.#moneyCents -= trade.stakeCents
    if (end !== null) this.#running.push({ trade, end })
  }

  /** Ends all trades that have ended by that time. */
  goTo(nowMs: number): void {
    const ended = this.#running.filter(({ end }) => end.atMs <= nowMs)
    if (ended.length > 0) this.#running = this.#running.filter(({ end }) => end.atMs > nowMs)
    for (const { trade, end } of ended.toSorted((one, other) => one.end.atMs - other.end.atMs)) {
      const { result, profitCents } = end
      this.ledger.move(trade.id, { state: 'settled', result, profitCents })
      this.#moneyCents += trade.stakeCents + profitCents
    }
    this.#sentAtMs = this.#sentAtMs.filter((atMs) => atMs > nowMs - 1_000)
  }

  sentLastSecond(): number {
    return this.#sentAtMs.length
  }

  /** The result of the trades so far, with open stakes subtracted. */
  moneyCents(): number {
    return this.#moneyCents
  }
}

type Recorded = Omit<GateContext, 'nowMs' | 'settings' | 'slotStatus'>
type Place = { symbol: string; nowMs: number }

/** What the gate would have read, had the trades gone as in `now` and not as in `then`. */
export function shiftContext(
  recorded: Recorded,
  { symbol, nowMs }: Place,
  { before, after }: { before: ReplayState; after: ReplayState },
): Recorded {
  const wasUnclear = recorded.openTrades.filter(({ isUnclear }) => isUnclear)
  const { balanceCents } = recorded
  return {
    ...recorded,
    openTrades: after.ledger.openOn(symbol).map(({ chartKey, side, planId }) => {
      const isUnclear = wasUnclear.some((trade) => trade.chartKey === chartKey && trade.side === side)
      return { chartKey, side, isUnclear, ...(planId !== undefined && { planId }) }
    }),
    openTradeCount: after.ledger.openCount(),
    ordersLastSecond: after.sentLastSecond(),
    today: after.ledger.today(nowMs, recorded.purse),
    ...(recorded.todayOfAll !== undefined &&
      recorded.purse !== undefined && { todayOfAll: after.ledger.todayOfAll(nowMs, recorded.purse.currency) }),
    lastTradeAtMs: after.ledger.lastTradeAtMs(symbol),
    lastLossAtMs: after.ledger.lastLossAtMs(),
    balanceCents: balanceCents === null ? null : balanceCents + after.moneyCents() - before.moneyCents(),
    leases: shiftLeases(recorded.leases, nowMs, { before, after }),
  }
}

/** Trades that were not placed free their slots; of a used-up plan, as many are left as fewer were placed. */
function shiftLeases(
  recorded: Omit<LeaseSituation, 'nowMs'>,
  nowMs: number,
  { before, after }: { before: ReplayState; after: ReplayState },
): Omit<LeaseSituation, 'nowMs'> {
  const shifted = recorded.leases.map((lease) => {
    const more = after.ledger.spentOf(lease.jti) - before.ledger.spentOf(lease.jti)
    return { ...lease, spent: Math.max(0, lease.spent + more) }
  })
  const day = tradingDayOf(nowMs)
  const fewer = before.ledger.today(nowMs).trades - after.ledger.today(nowMs).trades
  if (recorded.exhaustedDay !== day || fewer <= 0) return { ...recorded, leases: shifted }
  const left = { jti: 'left', day, n: fewer, spent: 0, notBeforeMs: nowMs, expiresAtMs: nowMs + 1 }
  return { ...recorded, leases: [...shifted, left] }
}
