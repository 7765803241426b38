import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PaperLedger } from '#desktop/adapters/brokers/paper/paper-ledger.ts'
import { ChartRegistry } from '@stratomate/engine/charts/chart-registry'
import { noLossLimits } from '@stratomate/engine/limits/loss-limits'
import type { Broker, Journal } from '@stratomate/engine/ports'
import { chartOf } from '@stratomate/engine/testing/chart-of'
import { TradeLedger } from '@stratomate/engine/orders/trade-ledger'
import { ExecutionEngine } from '@stratomate/engine/orders/execution-engine'
import { tradingDefaults } from '@stratomate/engine/gate/trading-settings'
import { openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { stableId } from '#desktop/features/trade-switch/stable-id.ts'

const chart = chartOf('EURUSD-OTC')

class Killed extends Error {}

/** Real journal, real books of the broker; the process "dies" before or after its n-th effect outside of its memory. */
function newFixture(killAt: number) {
  const folder = mkdtempSync(join(tmpdir(), 'points-'))
  const journal = new SqliteJournal(openJournalDatabase(join(folder, 'journal.db')))
  const books = new PaperLedger(join(folder, 'ledger.db'), Date.now)
  return { journal, books, effects: 0, killAt, wasKilled: false }
}

type Fixture = ReturnType<typeof newFixture>

function effect<Result>(fixture: Fixture, work: () => Result): Result {
  if (++fixture.effects === fixture.killAt) throw new Killed()
  const result = work()
  if (++fixture.effects === fixture.killAt) throw new Killed()
  return result
}

/** One life of the app, from its start to its end or its death: two candles with a signal each. */
async function live(fixture: Fixture): Promise<void> {
  const ledger = new TradeLedger()
  ledger.load(fixture.journal.tradesSince(0))
  const charts = new ChartRegistry()
  charts.connect(chart)
  const turns: (() => void)[] = []
  const journal: Journal = {
    commit: (entries, nowMs) => effect(fixture, () => fixture.journal.commit(entries, nowMs)),
    note: (entries, nowMs) => effect(fixture, () => fixture.journal.note(entries, nowMs)),
    hasSignal: (id) => fixture.journal.hasSignal(id),
    tradesSince: (sinceMs) => fixture.journal.tradesSince(sinceMs),
  }
  const broker: Broker = {
    id: 'paper',
    account: 'paper',
    currency: 'USD',
    isConnected: () => true,
    balanceCents: () => fixture.books.balanceCents(),
    quote: () => ({ kind: 'offered', payoutPct: 92 }),
    findOrders: (ids) =>
      Promise.resolve(
        new Map(
          ids.flatMap((id) => {
            const found = fixture.books.find(id)
            return found === null ? [] : [[id, found] as const]
          }),
        ),
      ),
    placeOrders(orders) {
      for (const order of orders) {
        const placement = effect(fixture, () => fixture.books.transaction(() => fixture.books.place(order)).result)
        if (placement.kind !== 'placed') continue
        turns.push(() => engine.onBrokerEvent({ kind: 'placed', order: placement.order, balanceCents: 0 }))
      }
    },
  }
  const expiresAtMs = Date.now() + 1e9
  const engine: ExecutionEngine = new ExecutionEngine({
    journal,
    broker,
    ledger,
    charts,
    leases: {
      leases: () => [
        { jti: 'lease', day: '', n: 'unlimited', notBeforeMs: 0, expiresAtMs, spent: ledger.spentOf('lease') },
      ],
      exhaustedDay: () => null,
      hasInvalid: () => false,
    },
    settings: { ...tradingDefaults, allowOpposite: true },
    lossLimits: () => noLossLimits,
    log: {
      info() {},
      warn() {},
      error: (line) => {
        if (!line.includes('journal')) throw new Error(line)
      },
    },
    account: () => ({ charts: 1, indicatorId: null }),
    isClockSetBack: () => false,
    clockOffMs: () => 0,
    repaintProofs: () => 0,
    repaintedSignals: () => 0,
    now: Date.now,
    schedule: { afterTurn: (work) => turns.push(work), soon: (work) => turns.push(work), later() {} },
    idOf: (purpose, { id }) => stableId(0, purpose, id),
    changed() {},
  })
  const turn = (): void => {
    for (let work = turns.shift(); work !== undefined; work = turns.shift()) {
      work()
      if (engine.pauses.reason() !== null) throw new Killed()
    }
  }
  await engine.reconcile()
  turn()
  for (const bar of [600, 660]) {
    charts.closeBar(chart, bar)
    const stamps = { emittedAtMs: Date.now(), receivedAtMs: Date.now() }
    for (const name of ['a', 'b']) {
      const signal = { id: `${name} of ${bar}`, chart, side: 'buy' as const, barTimeS: bar, price: 1.1, ...stamps }
      engine.receive({ signal, answer() {} })
    }
    turn()
    const closed = {
      type: 'bar',
      feed: chart.feed,
      symbol: chart.symbol,
      timeframeS: 60,
      timeS: bar + 240,
      close: 1.2,
    } as const
    for (const order of effect(fixture, () => fixture.books.transaction(() => fixture.books.closeBar(closed)).result)) {
      engine.onBrokerEvent({ kind: 'settled', order, balanceCents: 0 })
    }
    turn()
  }
}

async function liveAgainstKills(fixture: Fixture): Promise<void> {
  try {
    await live(fixture)
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    fixture.wasKilled = true
  }
}

test('a kill before or after any effect loses nothing and doubles nothing', async () => {
  let killAt = 1
  for (let wasKilled = true; wasKilled; killAt += 1) {
    const fixture = newFixture(killAt)
    await liveAgainstKills(fixture)
    wasKilled = fixture.wasKilled
    // The next life is not killed; it sees the same signals again, as a terminal that reconnects may send them.
    fixture.killAt = -1
    await live(fixture)

    const trades = fixture.journal.tradesSince(0)
    const sent = trades.filter(({ state }) => state !== 'rejected')
    expect(sent.filter(({ id }) => fixture.books.find(id) === null)).toEqual([])
    expect(sent.every(({ state, profitCents }) => state === 'settled' && profitCents === 920)).toBe(true)
    expect(trades.filter(({ id, state }) => state === 'rejected' && fixture.books.find(id) !== null)).toEqual([])
    expect(new Set(trades.map(({ signalId }) => signalId)).size).toBe(trades.length)
    expect(fixture.books.balanceCents()).toBe(1_000_000 + sent.length * 920)
  }
  expect(killAt).toBeGreaterThan(20)
})
