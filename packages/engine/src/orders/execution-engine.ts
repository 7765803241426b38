import type { RefusalCode } from '@stratomate/contracts'
import { Approvals, type OpenQuestion } from './approvals.ts'
import { EngineJournal } from './engine-journal.ts'
import type { ExecutionDependencies } from './execution-dependencies.ts'
import { type GateContext, judgeSignal, refuseAtSending, type Verdict } from '../gate/gate.ts'
import { gateContext, conflictingSignals } from '../gate/gate-context.ts'
import { type AcceptedSignal, intendTrade } from './intend-trade.ts'
import { judgeDryRun } from '../gate/dry-run.ts'
import { TradingHalts } from '../gate/trading-halts.ts'
import { type ComparisonDependencies, OrderComparison } from './order-comparison.ts'
import type {
  Broker,
  BrokerEvent,
  ChartAccount,
  ConnectedChart,
  IncomingSignal,
  JournalEntry,
  OrderRequest,
  Signal,
} from '../ports.ts'
import { LastSides } from '../charts/last-sides.ts'
import { TradeOutcomes } from './trade-outcomes.ts'
import type { TradeRecord } from './trade-record.ts'
import { lostMessages } from './trade-text.ts'
import { type Judged, TurnRecorder } from './turn-record.ts'

const orderAnswerMsMax = 5_000

type Accepted = AcceptedSignal & { broker: Broker }

/**
 * Where signals become orders. All signals of one turn are judged, written to the journal in one flush, and only then
 * sent; nothing is sent without being on disk, and nothing is sent a second time.
 */
export class ExecutionEngine {
  /** Why no signal is traded now, if there is a reason. */
  readonly pauses = new TradingHalts()
  readonly #dependencies: ExecutionDependencies
  #waiting: IncomingSignal[] = []
  #sendTimes: number[] = []
  #isTurnScheduled = false
  #lastSignalAtMs = 0
  readonly #journal: EngineJournal
  readonly #comparison: OrderComparison
  readonly #chosen: ChartAccount
  readonly #turns: TurnRecorder
  readonly #sides = new LastSides()
  readonly #outcomes: TradeOutcomes
  readonly #approvals: Approvals

  constructor(dependencies: ExecutionDependencies) {
    this.#dependencies = dependencies
    this.#turns = new TurnRecorder(dependencies)
    this.#journal = new EngineJournal(dependencies, this.pauses, () => this.flush())
    this.#outcomes = new TradeOutcomes({ ...dependencies, journal: this.#journal, pauses: this.pauses })
    this.#approvals = new Approvals({
      later: (work, ms) => dependencies.schedule.later(work, ms),
      decide: (incoming) => this.receive(incoming),
      changed: () => dependencies.questionsChanged?.(),
    })
    this.#comparison = this.compareWith(dependencies.broker, 'uncompared')
    this.#chosen = { broker: dependencies.broker, isCompared: () => this.isArmed() }
  }

  receive(incoming: IncomingSignal): void {
    this.#lastSignalAtMs = incoming.signal.receivedAtMs
    this.#waiting.push(incoming)
    if (this.#isTurnScheduled) return
    this.#isTurnScheduled = true
    this.#dependencies.schedule.afterTurn(() => {
      this.#isTurnScheduled = false
      this.flush()
    })
  }

  /** Signals that wait for the person's answer. */
  questions(): OpenQuestion[] {
    return this.#approvals.all()
  }

  /** The person's answer to a waiting signal; false when it no longer waits. */
  answerQuestion(signalId: string, approval: 'given' | 'missing'): boolean {
    return this.#approvals.answer(signalId, approval)
  }

  lastSignalAtMs(): number {
    return this.#lastSignalAtMs
  }

  /** Whether every open order was compared with the chosen account's broker: only then are new orders sent there. */
  isArmed(): boolean {
    return this.#comparison.isDone()
  }

  /** Why even a perfect signal of the chart would be refused now; null when one would be traded. */
  dryRun(chart: ConnectedChart): RefusalCode | null {
    const nowMs = this.#dependencies.now()
    const here = { nowMs, isSeen: false, hasOppositeTwin: false }
    const lastBarS = this.#dependencies.charts.lastBarS(chart)
    return judgeDryRun(chart, { nowMs, lastBarS }, (signal) => this.#contextOf(signal, here))
  }

  /** Writes what has waited since the journal failed. Throws when it fails again. */
  writeLate(): void {
    this.#journal.save()
  }

  /** Judges all waiting signals, writes everything, sends what was accepted. */
  flush(): void {
    const waiting = this.#waiting
    this.#waiting = []
    const nowMs = this.#dependencies.now()
    const entries: JournalEntry[] = []
    const accepted: Accepted[] = []
    const judged: Judged[] = []
    const seen = new Set<string>()
    const conflicts = conflictingSignals(waiting)
    for (const incoming of waiting) {
      const { signal } = incoming
      const isSeen = seen.has(signal.id) || this.#approvals.has(signal.id) || this.#isKnown(signal)
      seen.add(signal.id)
      const { approval } = incoming
      const context = this.#contextOf(signal, { nowMs, isSeen, approval, hasOppositeTwin: conflicts.has(signal.id) })
      const verdict = judgeSignal(signal, context)
      if (verdict.kind === 'refuse' && verdict.code === 'duplicate') {
        this.#outcomes.noteDuplicate(incoming, nowMs)
        continue
      }
      // Remembered only after it was judged, so that of two sources that agree the second is traded.
      const isOfChart = signal.isByHand !== true && signal.outside === undefined
      if (isOfChart) this.#sides.see(signal)
      if (verdict.kind === 'accept' && verdict.isAsked) {
        this.#approvals.ask(incoming, verdict)
        continue
      }
      const kept = verdict.kind === 'refuse' ? refusedBeforeClose(signal) : signal
      // In a replay only the signals of charts are judged again; trades by hand or from outside stay as they were.
      if (isOfChart) judged.push({ signal: kept, context, verdict })
      entries.push({ kind: 'signal', id: kept.id, atMs: nowMs })
      if (verdict.kind === 'refuse')
        entries.push(...this.#outcomes.refuse({ ...incoming, signal: kept }, verdict.code, nowMs))
      else accepted.push(this.#accept(incoming, verdict, nowMs))
    }
    for (const { trade } of accepted) entries.push({ kind: 'trade', trade })
    if (judged.length > 0) entries.push({ kind: 'turn', turn: this.#turns.record(judged, nowMs) })
    if (!this.#journal.write(entries, { nowMs, mustFlush: accepted.length > 0 })) return this.#withdraw(accepted)
    if (judged.length > 0) this.#turns.keep(nowMs)
    this.#send(accepted)
  }

  /**
   * Learns of a change at the broker, or at an earlier one whose comparison is given. Late and repeated reports change
   * nothing.
   */
  onBrokerEvent(event: BrokerEvent, comparison = this.#comparison): void {
    switch (event.kind) {
      case 'connected':
        void comparison.run()
        return
      case 'disconnected': {
        comparison.disturb()
        this.#dependencies.log.warn(
          `${lostMessages[comparison === this.#comparison ? 'present' : 'former']}: ${event.reason}.`,
        )
        for (const trade of this.#dependencies.ledger.openAt(comparison.broker))
          if (trade.state === 'sent') this.#outcomes.move(trade.id, { state: 'unknown' })
        return
      }
      case 'placed':
      case 'settled':
        this.#outcomes.record(event.order)
        return
      case 'rejected':
        this.#outcomes.reject(event.id, event.code)
        return
      default:
        event satisfies never
    }
  }

  /** Asks the broker about every order whose outcome is uncertain, then allows new orders; none is sent again. */
  reconcile(): Promise<void> {
    return this.#comparison.run()
  }

  /** The same comparison for a broker that is not the present one and has open trades. */
  compareWith(broker: ComparisonDependencies['broker'], state: 'compared' | 'uncompared'): OrderComparison {
    const { ledger, log } = this.#dependencies
    return new OrderComparison(
      { broker, ledger, log, take: (trade, found) => this.#outcomes.settleUncertain(trade, found) },
      state,
    )
  }

  /** Once a second: orders without an answer become unclear and are asked about. */
  tick(): void {
    const nowMs = this.#dependencies.now()
    const isOverdue = ({ state, sentAtMs }: TradeRecord): boolean =>
      state === 'sent' && sentAtMs !== null && nowMs - sentAtMs > orderAnswerMsMax
    for (const trade of this.#dependencies.ledger.open())
      if (isOverdue(trade)) this.#outcomes.move(trade.id, { state: 'unknown' })
    this.#comparison.look()
  }

  #isKnown(signal: Signal): boolean {
    const early = refusedBeforeClose(signal)
    return this.#journal.isKnown(signal.id) || (early !== signal && this.#journal.isKnown(early.id))
  }

  #contextOf(
    signal: IncomingSignal['signal'],
    here: Pick<GateContext, 'nowMs' | 'isSeen' | 'hasOppositeTwin' | 'approval'>,
  ): GateContext {
    while ((this.#sendTimes[0] ?? here.nowMs) <= here.nowMs - 1_000) this.#sendTimes.shift()
    const target = this.#targetOf(signal)
    return gateContext(signal, this.#dependencies, {
      ...here,
      isPaused: this.pauses.cause() !== null,
      isOutdated: this.pauses.isPausedBy('version'),
      isArmed: target.isCompared(),
      broker: target.broker,
      ordersLastSecond: this.#sendTimes.length,
      otherSides: this.#sides.around(signal),
    })
  }

  /** A favorite may name an account; signals from outside are traded with the chosen one. */
  #targetOf({ chart, outside }: Signal): ChartAccount {
    return (outside === undefined ? this.#dependencies.accounts?.of(chart) : undefined) ?? this.#chosen
  }

  #accept(incoming: IncomingSignal, verdict: Verdict & { kind: 'accept' }, nowMs: number): Accepted {
    const id = this.#dependencies.idOf('trade', incoming.signal)
    const { broker } = this.#targetOf(incoming.signal)
    const { charts } = this.#dependencies
    const lateS = charts.secondsSinceEntry(incoming.signal, nowMs)
    const accepted = intendTrade(incoming, verdict, { id, nowMs, lateS, broker })
    this.#dependencies.ledger.add(accepted.trade)
    this.#sendTimes.push(nowMs)
    return { ...accepted, broker }
  }

  #send(accepted: readonly Accepted[]): void {
    const byBroker = new Map<Broker, OrderRequest[]>()
    for (const { incoming, lease, trade, order, broker } of accepted) {
      const sentAtMs = this.#dependencies.now()
      const code = refuseAtSending(incoming.signal, lease, sentAtMs)
      this.#outcomes.expect(trade.id, incoming)
      if (code !== null) {
        this.#outcomes.reject(trade.id, code)
        continue
      }
      const orders = byBroker.get(broker) ?? []
      byBroker.set(broker, orders)
      orders.push({ ...order, sentAtMs })
      this.#outcomes.move(trade.id, { state: 'sent', sentAtMs })
    }
    for (const [broker, orders] of byBroker) broker.placeOrders(orders)
    for (const orders of byBroker.values()) for (const order of orders) this.#outcomes.answerSent(order)
  }

  /** The journal could not be written, so nothing was sent. */
  #withdraw(accepted: readonly AcceptedSignal[]): void {
    for (const { incoming, trade } of accepted) {
      this.#dependencies.ledger.move(trade.id, { state: 'rejected', reason: 'paused' })
      this.#journal.keepRefusals(this.#outcomes.refuse(incoming, 'paused', this.#dependencies.now()))
    }
  }
}

/**
 * A signal that is refused before its candle closes is kept under a separate id: when the candle closes with it, the
 * same signal is judged once more. A trade before the close stays the only one.
 */
function refusedBeforeClose(signal: Signal): Signal {
  return signal.isUnconfirmed === true ? { ...signal, id: `${signal.id}-early` } : signal
}
