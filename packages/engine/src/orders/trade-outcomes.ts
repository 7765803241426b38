import type { RefusalCode } from '@stratomate/contracts'
import type { EngineJournal } from './engine-journal.ts'
import type { ExecutionDependencies } from './execution-dependencies.ts'
import type { TradingHalts } from '../gate/trading-halts.ts'
import { refusalEntry } from '../gate/refusal-entry.ts'
import { keepNewest, placesKept } from '../keep-newest.ts'
import type { BrokerOrder, FoundOrder, IncomingSignal, JournalEntry, SignalAnswer } from '../ports.ts'
import type { TradeRecord } from './trade-record.ts'
import { tradeText } from './trade-text.ts'

type OutcomeDependencies = Pick<ExecutionDependencies, 'ledger' | 'log' | 'now' | 'idOf' | 'refusalText'> & {
  journal: Pick<EngineJournal, 'writeSoon'>
  pauses: Pick<TradingHalts, 'reason'>
}

/** The results of signals and orders: in the ledger, in the journal, and as the answer to the chart. */
export class TradeOutcomes {
  readonly #dependencies: OutcomeDependencies
  readonly #answers = new Map<string, IncomingSignal>()
  readonly #duplicates = new Set<string>()

  constructor(dependencies: OutcomeDependencies) {
    this.#dependencies = dependencies
  }

  /** The order of this signal is about to be sent: its chart will be answered. */
  expect(tradeId: string, incoming: IncomingSignal): void {
    this.#answers.set(tradeId, incoming)
  }

  /** Tells the chart that its order was sent, unless it has ended already. */
  answerSent({ id, sentAtMs }: { id: string; sentAtMs: number }): void {
    const incoming = this.#answers.get(id)
    incoming?.answer({ state: 'sent', order: id, ms: Math.max(0, sentAtMs - incoming.signal.emittedAtMs) })
  }

  move(id: string, change: Partial<TradeRecord> & Pick<TradeRecord, 'state'>): TradeRecord | null {
    const { ledger, journal } = this.#dependencies
    const trade = ledger.move(id, change)
    if (trade !== null) journal.writeSoon(id, { kind: 'trade', trade })
    return trade
  }

  /** Takes over the broker's record; reports that come late or twice change nothing. */
  record({ id, ref, sentAtMs, placedAtMs, payoutPct, entryPrice, exitPrice, settlement }: BrokerOrder): void {
    const prices = { ...(entryPrice === null ? {} : { entryPrice }), ...(exitPrice === null ? {} : { exitPrice }) }
    const known = { sentAtMs, acknowledgedAtMs: placedAtMs, payoutPct, brokerRef: ref, ...prices }
    const settledAtMs = this.#dependencies.now()
    const change =
      settlement === null ? { state: 'placed' as const } : { ...settlement, settledAtMs, state: 'settled' as const }
    const trade = this.move(id, { ...known, ...change })
    if (trade === null) return this.#learnEntry(id, entryPrice)
    this.#answers.get(id)?.answer(answerOf(id, settlement))
    if (settlement !== null) this.#answers.delete(id)
    this.#dependencies.log.info(tradeText(trade))
  }

  reject(id: string, code: RefusalCode): void {
    const { journal, now } = this.#dependencies
    const trade = this.move(id, { state: 'rejected', reason: code })
    const incoming = this.#answers.get(id)
    this.#answers.delete(id)
    if (trade === null || incoming === undefined) return
    for (const entry of this.refuse(incoming, code, now())) journal.writeSoon(`refusal ${id}`, entry)
  }

  settleUncertain(trade: TradeRecord, order: FoundOrder | null): void {
    if (order !== null && !('isUnclear' in order)) return this.record(order)
    if (order !== null) {
      // A crash may have come between the sending and its note in the journal.
      if (trade.state === 'intended') this.move(trade.id, { state: 'sent', sentAtMs: order.sentAtMs })
      this.move(trade.id, { state: 'unknown' })
    } else if (trade.state !== 'placed') this.move(trade.id, { state: 'rejected' })
    else this.#dependencies.log.error('The broker does not know an order that it had accepted.', { trade: trade.id })
  }

  /**
   * Answers the chart and writes the journal's entry: for a trade by hand there is no entry, because its person reads
   * the answer.
   */
  refuse({ signal, answer }: IncomingSignal, code: RefusalCode, nowMs: number): JournalEntry[] {
    const { log, idOf, pauses, refusalText = codeItself } = this.#dependencies
    answer({ state: 'rejected', reason: code })
    log.info(`${signal.chart.symbol} ${signal.side} not traded: ${refusalText(code)}`, { code })
    if (signal.isByHand === true) return []
    const id = idOf('refusal', signal)
    return [refusalEntry(signal, code, { id, nowMs, pausedReason: pauses.reason() })]
  }

  /** A repeated signal is in the Alerts Log once, however often a terminal repeats it. */
  noteDuplicate({ signal, answer }: IncomingSignal, nowMs: number): void {
    answer({ state: 'dup' })
    if (this.#duplicates.has(signal.id)) return
    this.#duplicates.add(signal.id)
    keepNewest(this.#duplicates, placesKept)
    const id = this.#dependencies.idOf('duplicate', signal)
    const entry = refusalEntry(signal, 'duplicate', { id, nowMs, pausedReason: null })
    this.#dependencies.journal.writeSoon(`refusal ${id}`, entry)
  }

  /** The broker reports the entry price of an open trade after it has reported that the trade is open. */
  #learnEntry(id: string, entryPrice: number | null): void {
    const { ledger, journal } = this.#dependencies
    const trade = entryPrice === null ? null : ledger.learnEntry(id, entryPrice)
    if (trade !== null) journal.writeSoon(id, { kind: 'trade', trade })
  }
}

const codeItself = (code: RefusalCode): string => code

/** The chart's answer when the broker has placed or settled its trade. */
function answerOf(id: string, settlement: BrokerOrder['settlement']): SignalAnswer {
  return settlement === null ? { state: 'open', order: id } : { state: 'closed', order: id, result: settlement.result }
}
