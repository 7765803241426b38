import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { times } from '@stratomate/commands/soak-scale'
import type { BrokerFaults } from '@stratomate/simulators/broker/broker-faults'
import type { Exchange } from '@stratomate/simulators/broker/exchange'
import { derivSimulatorDefaults, startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { startPocketSimulator } from '@stratomate/simulators/pocket-option/pocket-simulator'
import { expect, test } from 'vitest'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { writeSession } from '#desktop/adapters/brokers/pocket-option/session-file.ts'
import { newDataFolder, startDesktop, until } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'

const kills = times(4, 200)
const settings = { openTradesMax: 10_000, ordersPerSecondMax: 10_000, allowOpposite: true, stake: 1, payoutMin: 50 }
// Three minutes of a trade pass in a fraction of a second.
const speed = 400

type Simulator = { exchange: Exchange; faults: BrokerFaults; close(): Promise<void> }
type Row = Record<string, unknown>

async function deriv(folder: string): Promise<Simulator> {
  const simulator = await startDerivSimulator({ speed })
  const { accountId, token } = derivSimulatorDefaults
  const choice = { broker: 'deriv', account: 'demo', accountId, simulator: simulator.origin }
  writeFileSync(join(folder, 'broker.json'), JSON.stringify(choice))
  writeToken(join(folder, 'deriv-token'), token)
  return simulator
}

async function pocketOption(folder: string): Promise<Simulator> {
  const simulator = await startPocketSimulator({ speed })
  const choice = { broker: 'pocket_option', account: 'demo', simulator: simulator.origin }
  writeFileSync(join(folder, 'broker.json'), JSON.stringify(choice))
  const { socketUrl, origin } = simulator
  const session = { socketUrl, origin, userAgent: 'A browser of tests', auth: simulator.newAuth() }
  writeSession(join(folder, 'pocket-option-demo.session'), session)
  return simulator
}

const inBoth = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'EURJPY']
const brokers = [
  {
    name: 'Deriv',
    start: deriv,
    symbols: [...inBoth, 'USDCHF', 'NZDUSD', 'EURGBP', 'GBPJPY'],
    settingsStore: 'orders-deriv-simulator.db',
  },
  {
    name: 'Pocket Option',
    start: pocketOption,
    symbols: [...inBoth, 'EURUSD-OTC', 'GBPUSD-OTC', 'USDJPY-OTC', 'AUDUSD-OTC'],
    settingsStore: 'orders-pocket_option-simulator.db',
  },
] as const

function rowsOf(path: string, query: string): Row[] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}

function recordsOf(rows: readonly Row[]): Row[] {
  return rows.map((row) => JSON.parse(String(row['record'])) as Row)
}

test.each(brokers)(
  `${kills} kills at any moment, with ten charts at $name and lines that break, lose no trade and double none`,
  { timeout: 240_000 + kills * 4_000 },
  async ({ name, start, symbols, settingsStore }) => {
    const server = await startFakeServer({ limit: 100_000, charts: 10 })
    const folder = newDataFolder(settings)
    const { exchange, faults, close } = await start(folder)
    // One order in twenty loses its line, before or after it arrived.
    faults.dropShare = 0.05
    const charts = symbols.map((symbol) => new RestlessChart(folder, symbol, 800))
    for (let kill = 0; kill < kills; kill += 1) {
      const desktop = startDesktop(server.origin, folder)
      if (kill === 0) await desktop.says('trades reserved')
      await new Promise((resolve) => setTimeout(resolve, 600 + Math.random() * 1_800))
      await desktop.kill('app')
    }
    faults.dropShare = 0

    const last = startDesktop(server.origin, folder)
    await last.says('waiting for charts')
    const before = exchange.orders.length
    await until('trading goes on after the kills', () => exchange.orders.length > before + 5, 60_000)
    for (const chart of charts) chart.stopSignals()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await until(
      'every trade is final at the server',
      () => {
        const states = [...server.state.trades.values()].map(({ state }) => state)
        return states.every((state) => state === 'settled' || state === 'rejected')
      },
      90_000,
    )
    const said = last.output()
    expect(await last.stop()).toBe(0)
    for (const chart of charts) chart.close()

    expect(server.state.violations).toEqual([])
    const orders = recordsOf(rowsOf(join(folder, settingsStore), 'select record from orders order by id'))
    const kept = orders.filter(({ state }) => state !== 'rejected')
    const refs = (list: readonly unknown[]): string[] => list.map(String).toSorted()
    // Each order at the broker is one of ours, and each of ours is there once.
    expect(refs(kept.map(({ ref }) => ref))).toEqual(refs(exchange.orders.map(({ ref }) => ref)))

    const trades = recordsOf(rowsOf(join(folder, 'journal.db'), 'select record from trades order by id'))
    const settled = trades.filter(({ state }) => state !== 'rejected')
    expect(settled.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
    const profitOf = new Map(exchange.orders.map(({ ref, profitCents }) => [String(ref), profitCents]))
    expect(settled.map(({ profitCents }) => profitCents)).toEqual(kept.map(({ ref }) => profitOf.get(String(ref))))
    const byId = new Map([...server.state.trades.values()].map((trade) => [trade.id, trade]))
    expect(settled.map(({ id }) => byId.get(String(id))?.profitCents)).toEqual(
      settled.map(({ profitCents }) => profitCents),
    )
    expect(new Set(trades.map(({ signalId }) => signalId)).size).toBe(trades.length)
    const used = [...server.state.leases.values()].reduce((sum, lease) => sum + lease.used, 0)
    // A trade whose outcome was unknown when it was reported stays counted, so that doubt never gives an extra trade.
    expect(used).toBeGreaterThanOrEqual(exchange.orders.length)
    expect(used).toBeLessThanOrEqual(orders.length)
    expect(said).toContain('no order is real')
    console.log(
      `${name}: ${kills} kills, ${kept.length} orders once each, ${orders.length - kept.length} refused or lost`,
    )
    await close()
    await server.close()
  },
)
