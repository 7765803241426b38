import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBridgeServer } from '@stratomate/desktop/adapters/bridge/bridge-server'
import { ownCommand, paperBrokerWord } from '@stratomate/desktop/platform/process/own-command'
import { PaperBroker } from '@stratomate/desktop/adapters/brokers/paper/paper-broker'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { noLossLimits } from '@stratomate/engine/limits/loss-limits'
import type { Broker, LeaseSource, Log } from '@stratomate/engine/ports'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { SqliteJournal } from '@stratomate/desktop/adapters/journal/sqlite-journal'
import { stableId } from '@stratomate/desktop/features/trade-switch/stable-id'
import { memoryJournal } from './memory-journal.ts'
import { monotonicMs } from './signal-load.ts'

/** Times of one load in milliseconds: from reception, and from emission, until the order was written to the broker. */
export type Measured = { receivedToSent: number[]; emittedToSent: number[]; refusals: Map<string, number> }

export type MeasuredEngine = { address: string; take(): Measured; close(): Promise<void> }

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

/** The real bridge, gate, journal and paper broker, wired as the app wires them, with stamps around them. */
export async function startMeasuredEngine(journalKind: 'on' | 'off'): Promise<MeasuredEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const now = wallClock()
  const ledger = new TradeLedger()
  const charts = new ChartRegistry()
  const stamps = new Map<string, { emittedAt: number; receivedAt: number }>()
  let measured = emptyMeasured()
  const db = journalKind === 'on' ? openJournalDatabase(join(folder, 'journal.db')) : null
  const journal = db === null ? memoryJournal() : new SqliteJournal(db)
  const paper = new PaperBroker({
    command: ownCommand(paperBrokerWord),
    ledgerPath: join(folder, 'ledger.db'),
    latencyMs: 0,
    log: quiet,
    onEvent: (event) => engine.onBrokerEvent(event),
  })
  const broker: Broker = {
    id: paper.id,
    account: paper.account,
    currency: paper.currency,
    isConnected: () => paper.isConnected(),
    balanceCents: () => farAwayMs,
    quote: (chart, timeS) => paper.quote(chart, timeS),
    findOrders: (ids) => paper.findOrders(ids),
    placeOrders(orders) {
      paper.placeOrders(orders)
      const sentAt = monotonicMs()
      for (const { id } of orders) {
        const stamp = stamps.get(id)
        if (stamp === undefined) continue
        stamps.delete(id)
        measured.receivedToSent.push(sentAt - stamp.receivedAt)
        measured.emittedToSent.push(sentAt - stamp.emittedAt)
      }
    },
  }
  const idOf = (purpose: string, signalId: string): string => stableId(purpose, signalId)
  const engine: ExecutionEngine = new ExecutionEngine({
    journal,
    broker,
    leases: unlimited,
    ledger,
    charts,
    log: quiet,
    now,
    idOf,
    changed: () => {},
    settings: {
      ...tradingDefaults,
      openTradesMax: 1e4,
      ordersPerSecondMax: 1e4,
      allowOpposite: true,
    },
    lossLimits: () => noLossLimits,
    account: () => ({
      charts: 'unlimited',
      indicatorId: null,
    }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    schedule: {
      afterTurn: setImmediate,
      soon: (work) => void setTimeout(work, 20),
    },
  })
  paper.start()
  const address = join(folder, 'bridge.sock')
  const bridge = await startBridgeServer(address, {
    token: benchToken,
    now,
    events: {
      connected: (chart) => charts.connect(chart),
      gone: (chart) => charts.disconnect(chart),
      repainted() {},
      refused: (code) => console.log(`bridge: ${code}`),
      bar(chart, bar) {
        if (charts.closeBar(chart, bar.bar))
          paper.feedBar(chart, {
            timeS: bar.bar,
            close: bar.c,
          })
      },
      signal({ id, chart, frame, receivedAtMs, answer }) {
        stamps.set(idOf('trade', id), {
          emittedAt: frame.tick,
          receivedAt: receivedAtMs - now.offsetMs,
        })
        const side = frame.side === 1 ? 'buy' : 'sell'
        const signal = {
          id,
          chart,
          side,
          barTimeS: frame.bar,
          price: frame.px,
          emittedAtMs: frame.gmt,
          receivedAtMs,
        } as const
        engine.receive({
          signal,
          answer(given) {
            answer(given)
            if (given.state !== 'rejected') return
            measured.refusals.set(given.reason, (measured.refusals.get(given.reason) ?? 0) + 1)
          },
        })
      },
    },
  })
  while (!engine.isArmed()) await new Promise((resolve) => setTimeout(resolve, 10))
  return {
    address,
    take() {
      const taken = measured
      measured = emptyMeasured()
      return taken
    },
    async close() {
      await bridge.close()
      await paper.close()
      engine.flush()
      db?.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function emptyMeasured(): Measured {
  return { receivedToSent: [], emittedToSent: [], refusals: new Map() }
}

/** Wall time with the resolution of the monotonic clock. */
function wallClock(): (() => number) & { offsetMs: number } {
  const offsetMs = Date.now() - monotonicMs()
  return Object.assign(() => offsetMs + monotonicMs(), { offsetMs })
}
