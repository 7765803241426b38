import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { noLossLimits } from '@stratomate/engine/limits/loss-limits'
import type { Broker, ConnectedChart, LeaseSource } from '@stratomate/engine/ports'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { SqliteJournal } from '@stratomate/desktop/adapters/journal/sqlite-journal'
import type { BrokerChoice } from '@stratomate/desktop/features/broker-selection/broker-choice'
import { createBroker } from '@stratomate/desktop/features/broker-selection/create-broker'
import { createLog } from '@stratomate/desktop/platform/log/create-log'
import { stableId } from '@stratomate/desktop/features/trade-switch/stable-id'

/** Milliseconds from a signal until its order was written to the broker, and until the broker acknowledged it. */
export type Measured = { written: number[]; acknowledged: number[]; refused: number }

type BenchOptions = { choice: BrokerChoice; folder: string; symbols: readonly string[] }

const rounds = 20
const warmUpRounds = 3
// Deriv allows six purchases a second: the rounds stay below.
const pauseMsPerOrder = 250
// A Wednesday on the clock of the charts.
const firstBarS = Date.UTC(2026, 10, 18, 12) / 1_000
const settings = {
  ...tradingDefaults,
  payoutPctMin: 50,
  openTradesMax: 1e4,
  ordersPerSecondMax: 1e4,
  allowOpposite: true,
}

/** The real gate, journal and adapter, wired as the app wires them; all charts give a signal in the same moment. */
export async function measureBroker({ choice, folder, symbols }: BenchOptions): Promise<Measured> {
  const journalFolder = mkdtempSync(join(folder, 'journal-'))
  const db = openJournalDatabase(join(journalFolder, 'journal.db'))
  const charts = symbols.map((symbol) => chartOf(symbol))
  const stamps = new Map<string, number>()
  // One object, as the app has it: a new one would mean another choice by hand.
  const noSymbols = {}
  const measured: Measured = { written: [], acknowledged: [], refused: 0 }
  let isMeasured = false
  const note = (list: number[], id: string): void => {
    const receivedAt = stamps.get(id)
    if (receivedAt !== undefined && isMeasured) list.push(performance.now() - receivedAt)
  }
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
      if (event.kind === 'placed') note(measured.acknowledged, event.order.id)
      engine.onBrokerEvent(event)
    },
  })
  const engine = newEngine(db, charts, {
    broker,
    placed: (ids) => {
      for (const id of ids) note(measured.written, id)
    },
  })
  broker.start()
  for (const chart of charts) broker.feedBar(chart, { timeS: firstBarS, close: 1.1 })
  while (!engine.isArmed() || charts.some((chart) => broker.quote(chart, firstBarS).kind !== 'offered')) await sleep(20)
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    isMeasured = round >= warmUpRounds
    const barTimeS = firstBarS + round * 60
    for (const chart of charts) engine.closeBar(chart, barTimeS)
    for (const chart of charts) {
      const id = `${chart.symbol} ${barTimeS} ${journalFolder}`
      const nowMs = Date.now()
      stamps.set(stableId('trade', id), performance.now())
      engine.receive({
        signal: { id, chart, side: 'buy', barTimeS, price: 1.1, emittedAtMs: nowMs, receivedAtMs: nowMs },
        answer: ({ state }) => void (measured.refused += state === 'rejected' ? 1 : 0),
      })
    }
    await sleep(pauseMsPerOrder * charts.length)
  }
  await broker.close()
  engine.flush()
  db.close()
  rmSync(journalFolder, { recursive: true })
  return measured
}

function chartOf(symbol: string): ConnectedChart {
  const key = `${symbol}:60:bench`
  const about = { indicator: 'bench', indicatorId: 'bench', digits: 5, speed: 1, isSimulated: true } as const
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

function newEngine(
  db: ReturnType<typeof openJournalDatabase>,
  connected: readonly ConnectedChart[],
  { broker, placed }: EngineOutside,
) {
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
    journal: new SqliteJournal(db),
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
    schedule: { afterTurn: setImmediate, soon: (work) => void setTimeout(work, 20) },
    idOf: (purpose, signalId) => stableId(purpose, signalId),
    changed: () => {},
  })
  return {
    receive: engine.receive.bind(engine),
    flush: () => engine.flush(),
    isArmed: () => engine.isArmed(),
    onBrokerEvent: engine.onBrokerEvent.bind(engine),
    closeBar: (chart: ConnectedChart, timeS: number) => void charts.closeBar(chart, timeS),
  }
}
