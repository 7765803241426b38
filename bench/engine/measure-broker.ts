import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { noLossLimits } from '@stratomate/engine/limits/loss-limits'
import type { Broker, ConnectedChart, LeaseSource } from '@stratomate/engine/ports'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { CheckpointThread } from '@stratomate/desktop/adapters/journal/checkpoint-thread'
import { openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { SqliteJournal } from '@stratomate/desktop/adapters/journal/sqlite-journal'
import type { BrokerChoice } from '@stratomate/desktop/features/broker-selection/broker-choice'
import { createBroker } from '@stratomate/desktop/features/broker-selection/create-broker'
import { createLog } from '@stratomate/desktop/platform/log/create-log'
import { stableId } from '@stratomate/desktop/features/trade-switch/stable-id'

/** Milliseconds from a signal until its order was written to the broker, and until the broker acknowledged it. */
export type Measured = { written: number[]; acknowledged: number[] }

export type BrokerLoad = {
  charts: number
  /** How many of the charts send a signal at the same moment. */
  signals: number
  rounds: number
  /** How many such moments a round has, one after the other, with a pause after each. */
  moments: number
  pauseMs: number
}

type BenchOptions = { choice: BrokerChoice; folder: string; symbols: readonly string[]; load: BrokerLoad }

const warmUpMoments = 2
// A Wednesday by the clock of the charts.
const firstBarS = Date.UTC(2026, 10, 18, 12) / 1_000
const settings = {
  ...tradingDefaults,
  // The smallest stake: trades at a broker whose prices rest are not won, and hundreds are open at once.
  stakeCents: 100,
  payoutPctMin: 50,
  openTradesMax: 1e4,
  ordersPerSecondMax: 1e4,
  allowOpposite: true,
}

/**
 * The real gate, journal and adapter, connected as in the app; the charts send their signals at the same moment.
 * Returns the rounds. Throws when a signal was refused.
 */
export async function measureBroker({ choice, folder, symbols, load }: BenchOptions): Promise<Measured[]> {
  const journalFolder = mkdtempSync(join(folder, 'journal-'))
  const path = join(journalFolder, 'journal.db')
  const db = openJournalDatabase(path)
  const checkpoints = new CheckpointThread(path, (error) => console.log(String(error)))
  const charts = Array.from({ length: load.charts }, (_, place) => chartOf(symbols, place))
  const stamps = new Stamps()
  // One object for all orders, as in the app: a new one would count as another choice by the person.
  const noSymbols = {}
  const broker = createBroker({
    choice,
    dataFolder: folder,
    paperLatencyMs: 0,
    log: createLog(() => {}, Date.now),
    now: Date.now,
    trading: () => settings,
    notes: { readNote: () => null },
    isLiveConfirmed: () => false,
    symbols: () => noSymbols,
    onEvent(event) {
      if (event.kind === 'placed') stamps.note('acknowledged', event.order.id)
      engine.onBrokerEvent(event)
    },
  })
  const placed = (ids: readonly string[]): void => {
    for (const id of ids) stamps.note('written', id)
  }
  const engine = newEngine(new SqliteJournal(db, { checkpoints }), charts, { broker, placed })
  broker.start()
  for (const chart of charts) broker.feedBar(chart, { timeS: firstBarS, close: 1.1 })
  while (!engine.isArmed() || charts.some((chart) => broker.quote(chart, firstBarS).kind !== 'offered')) await sleep(20)
  const refusals: string[] = []
  const rounds: Measured[] = []
  for (let moment = 0; moment < warmUpMoments + load.rounds * load.moments; moment += 1) {
    if ((moment - warmUpMoments) % load.moments === 0) rounds.push(stamps.restart())
    const barTimeS = firstBarS + moment * 60
    for (const chart of charts) {
      engine.closeBar(chart, barTimeS)
      broker.feedBar(chart, { timeS: barTimeS, close: 1.1 })
    }
    for (const chart of charts.slice(0, load.signals)) {
      const id = `${chart.key} ${barTimeS} ${journalFolder}`
      const nowMs = Date.now()
      stamps.received(stableId(0, 'trade', id))
      engine.receive({
        signal: { id, chart, side: 'buy', barTimeS, price: 1.1, emittedAtMs: nowMs, receivedAtMs: nowMs },
        answer: (answer) => void (answer.state === 'rejected' && refusals.push(answer.reason)),
      })
    }
    await sleep(load.pauseMs)
  }
  await broker.close()
  engine.close()
  rmSync(journalFolder, { recursive: true })
  if (refusals.length > 0) throw new Error(`${refusals.length} signals were refused: ${refusals[0] ?? ''}.`)
  return rounds
}

/** When signals were received, and the times measured since. */
class Stamps {
  readonly #receivedAt = new Map<string, number>()
  #measured: Measured = { written: [], acknowledged: [] }

  received(id: string): void {
    this.#receivedAt.set(id, performance.now())
  }

  note(what: keyof Measured, id: string): void {
    const receivedAt = this.#receivedAt.get(id)
    if (receivedAt === undefined) return
    this.#measured[what].push(performance.now() - receivedAt)
    // A broker may report a trade a second time, with its entry price.
    if (what === 'acknowledged') this.#receivedAt.delete(id)
  }

  /** The measurements from now on. */
  restart(): Measured {
    this.#measured = { written: [], acknowledged: [] }
    return this.#measured
  }
}

/** With more charts than symbols, further charts have the same symbols with another indicator. */
function chartOf(symbols: readonly string[], place: number): ConnectedChart {
  const symbol = symbols[place % symbols.length] ?? ''
  const indicator = `bench(${Math.floor(place / symbols.length)})`
  const key = `${symbol}:60:${indicator}`
  const about = { indicator, indicatorId: 'bench', digits: 5, speed: 1, isSimulated: true } as const
  return { ...about, key, feed: key, symbol, isCustom: symbol.includes('OTC'), timeframeS: 60 }
}

const unlimited: LeaseSource = {
  leases: () => [
    { jti: 'bench', day: '2000-01-01', n: 'unlimited', notBeforeMs: 0, expiresAtMs: Date.UTC(2100, 0), spent: 0 },
  ],
  exhaustedDay: () => null,
  hasInvalid: () => false,
}

type EngineOutside = { broker: Broker; placed: (ids: readonly string[]) => void }

function newEngine(journal: SqliteJournal, connected: readonly ConnectedChart[], { broker, placed }: EngineOutside) {
  const charts = new ChartRegistry()
  for (const chart of connected) charts.connect(chart)
  const measuredBroker: Broker = {
    id: broker.id,
    account: broker.account,
    currency: 'USD',
    isConnected: () => broker.isConnected(),
    balanceCents: () => 1e9,
    quote: (chart, timeS) => broker.quote(chart, timeS),
    findOrders: (ids) => broker.findOrders(ids),
    placeOrders(orders) {
      broker.placeOrders(orders)
      placed(orders.map(({ id }) => id))
    },
  }
  const engine = new ExecutionEngine({
    journal,
    broker: measuredBroker,
    leases: unlimited,
    ledger: new TradeLedger(),
    charts,
    settings,
    lossLimits: () => noLossLimits,
    log: createLog(() => {}, Date.now),
    now: Date.now,
    account: () => ({ charts: 'unlimited', indicatorId: null }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    schedule: { afterTurn: setImmediate, soon: (work) => void setTimeout(work, 20), later() {} },
    idOf: (purpose, { id }) => stableId(0, purpose, id),
    changed: () => {},
  })
  return {
    receive: engine.receive.bind(engine),
    close() {
      engine.flush()
      journal.close()
    },
    isArmed: () => engine.isArmed(),
    onBrokerEvent: engine.onBrokerEvent.bind(engine),
    closeBar: (chart: ConnectedChart, timeS: number) => void charts.closeBar(chart, timeS),
  }
}
