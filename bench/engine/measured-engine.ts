import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BridgeEvents } from '@stratomate/desktop/adapters/bridge/bridge-events'
import { startBridgeServer } from '@stratomate/desktop/adapters/bridge/bridge-server'
import { ownCommand, paperBrokerWord } from '@stratomate/desktop/platform/process/own-command'
import { PaperBroker } from '@stratomate/desktop/adapters/brokers/paper/paper-broker'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { noLossLimits } from '@stratomate/engine/limits/loss-limits'
import type { Broker, LeaseSource, Log } from '@stratomate/engine/ports'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { CheckpointThread } from '@stratomate/desktop/adapters/journal/checkpoint-thread'
import { journalPathOf, openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { SqliteJournal } from '@stratomate/desktop/adapters/journal/sqlite-journal'
import { stableId } from '@stratomate/desktop/features/trade-switch/stable-id'
import { settledTrades } from './settled-trades.ts'
import { memoryJournal } from './memory-journal.ts'
import { monotonicMs } from './signal-load.ts'

/**
 * The times of one load in milliseconds, from reception and from emission, until the order was written to the broker.
 */
export type Measured = { receivedToSent: number[]; emittedToSent: number[]; refusals: Map<string, number> }

export type MeasuredEngine = {
  address: string
  /** How long reading the day from the journal took, in milliseconds. */
  loadMs: number
  take(): Measured
  close(): Promise<void>
}

export type EngineOptions = {
  journal: 'on' | 'off'
  /** How many settled trades the day has before the bench begins. */
  tradesBefore?: number
}

export const benchToken = 'bench-token-of-this-run-only'

const quiet: Log = { info() {}, warn: (line) => console.log(line), error: (line) => console.log(line) }
const farAwayMs = Date.UTC(2100, 0)
const unlimited: LeaseSource = {
  leases: () => [
    { jti: crypto.randomUUID(), day: '2000-01-01', n: 'unlimited', notBeforeMs: 0, expiresAtMs: farAwayMs, spent: 0 },
  ],
  exhaustedDay: () => null,
  hasInvalid: () => false,
}

const settings = { ...tradingDefaults, openTradesMax: 1e4, ordersPerSecondMax: 1e4, allowOpposite: true }
/** The gate's facts about this computer: nothing in them refuses a signal. */
const permissive = {
  leases: unlimited,
  settings,
  lossLimits: () => noLossLimits,
  account: () => ({ charts: 'unlimited', indicatorId: null }) as const,
  isClockSetBack: () => false,
  clockOffMs: () => 0,
  repaintProofs: () => 0,
  repaintedSignals: () => 0,
}
const schedule = { afterTurn: setImmediate, soon: (work: () => void) => void setTimeout(work, 20), later() {} }
const idOf = (purpose: string, { id }: { id: string }): string => stableId(0, purpose, id)

/** The real bridge, gate, journal and paper broker, connected as in the app, with time stamps around them. */
export async function startMeasuredEngine({
  journal: journalKind,
  tradesBefore = 0,
}: EngineOptions): Promise<MeasuredEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const now = wallClock()
  const charts = new ChartRegistry()
  const stamps = new Stamps()
  const db = journalKind === 'on' ? openJournalDatabase(journalPathOf(folder)) : null
  const checkpoints = new CheckpointThread(journalPathOf(folder), (error) => console.log(String(error)))
  const journal = db === null ? memoryJournal() : new SqliteJournal(db, { checkpoints })
  for (const entries of settledTrades(tradesBefore, now())) journal.commit(entries, now())
  const ledger = new TradeLedger()
  const loadedAt = monotonicMs()
  ledger.load(journal.tradesSince(0))
  const loadMs = monotonicMs() - loadedAt
  const paper = new PaperBroker({
    command: ownCommand(paperBrokerWord),
    ledgerPath: join(folder, 'ledger.db'),
    latencyMs: 0,
    // Prices do not move here: trades win, so the balance does not run out.
    ties: 'win',
    log: quiet,
    onEvent: (event) => engine.onBrokerEvent(event),
  })
  const engine: ExecutionEngine = new ExecutionEngine({
    ...permissive,
    journal,
    broker: stampedBroker(paper, stamps),
    ledger,
    charts,
    log: quiet,
    now,
    idOf,
    changed: () => {},
    schedule,
  })
  paper.start()
  const address = join(folder, 'bridge.sock')
  const events = bridgeEvents({ charts, paper, engine, stamps, offsetMs: now.offsetMs })
  const bridge = await startBridgeServer(address, { token: benchToken, now, events })
  while (!engine.isArmed()) await new Promise((resolve) => setTimeout(resolve, 10))
  return {
    address,
    loadMs,
    take: () => stamps.take(),
    async close() {
      await bridge.close()
      await paper.close()
      engine.flush()
      if (journal instanceof SqliteJournal) journal.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** When signals were emitted and received, kept until their orders leave. */
class Stamps {
  readonly #open = new Map<string, { emittedAt: number; receivedAt: number }>()
  #measured = emptyMeasured()

  received(id: string, stamp: { emittedAt: number; receivedAt: number }): void {
    this.#open.set(id, stamp)
  }

  sent(ids: readonly string[], sentAt: number): void {
    for (const id of ids) {
      const stamp = this.#open.get(id)
      if (stamp === undefined) continue
      this.#open.delete(id)
      this.#measured.receivedToSent.push(sentAt - stamp.receivedAt)
      this.#measured.emittedToSent.push(sentAt - stamp.emittedAt)
    }
  }

  refused(reason: string): void {
    const { refusals } = this.#measured
    refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
  }

  take(): Measured {
    const taken = this.#measured
    this.#measured = emptyMeasured()
    return taken
  }
}

function stampedBroker(paper: PaperBroker, stamps: Stamps): Broker {
  return {
    id: paper.id,
    account: paper.account,
    currency: paper.currency,
    isConnected: () => paper.isConnected(),
    balanceCents: () => farAwayMs,
    quote: (chart, timeS) => paper.quote(chart, timeS),
    findOrders: (ids) => paper.findOrders(ids),
    placeOrders(orders) {
      paper.placeOrders(orders)
      stamps.sent(
        orders.map(({ id }) => id),
        monotonicMs(),
      )
    },
  }
}

type Wired = { charts: ChartRegistry; paper: PaperBroker; engine: ExecutionEngine; stamps: Stamps; offsetMs: number }

function bridgeEvents({ charts, paper, engine, stamps, offsetMs }: Wired): BridgeEvents {
  return {
    connected: (chart) => charts.connect(chart),
    gone: (chart) => charts.disconnect(chart),
    opened() {},
    found() {},
    closed() {},
    repainted() {},
    noted() {},
    news() {},
    pauseAsked() {},
    refused: (code) => console.log(`bridge: ${code}`),
    bar(chart, bar) {
      if (charts.closeBar(chart, bar.bar)) paper.feedBar(chart, { timeS: bar.bar, close: bar.c })
    },
    signal({ id, chart, frame, receivedAtMs, answer }) {
      stamps.received(idOf('trade', { id }), { emittedAt: frame.tick, receivedAt: receivedAtMs - offsetMs })
      const side = frame.side === 1 ? 'buy' : 'sell'
      const times = { barTimeS: frame.bar, emittedAtMs: frame.gmt, receivedAtMs }
      engine.receive({
        signal: { id, chart, side, price: frame.px, ...times },
        answer(given) {
          answer(given)
          if (given.state === 'rejected') stamps.refused(given.reason)
        },
      })
    },
  }
}

function emptyMeasured(): Measured {
  return { receivedToSent: [], emittedToSent: [], refusals: new Map() }
}

/** Wall-clock time with the resolution of the monotonic clock. */
function wallClock(): (() => number) & { offsetMs: number } {
  const offsetMs = Date.now() - monotonicMs()
  return Object.assign(() => offsetMs + monotonicMs(), { offsetMs })
}
