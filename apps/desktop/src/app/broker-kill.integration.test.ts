import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { times } from '@stratomate/commands/soak-scale'
import { derivSimulatorDefaults, startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { startPocketSimulator } from '@stratomate/simulators/pocket-option/pocket-simulator'
import { expect, test } from 'vitest'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { writeSession } from '#desktop/adapters/brokers/pocket-option/session-file.ts'
import { newDataFolder, startDesktop, until } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'

const kills = times(5, 200)
// A trade of three minutes lasts a fraction of a second here.
const speed = 400
const atDeriv = ['EURUSD', 'GBPUSD', 'USDCHF', 'EURGBP', 'GBPJPY']
const atPocketOption = ['USDJPY', 'AUDUSD', 'EURUSD-OTC', 'GBPUSD-OTC', 'USDJPY-OTC']
const settings = {
  openTradesMax: 10_000,
  ordersPerSecondMax: 10_000,
  allowOpposite: true,
  stake: 1,
  payoutMin: 50,
  favorites: [
    ...atDeriv.map((symbol) => ({ symbol, timeframe: 60 })),
    ...atPocketOption.map((symbol) => ({ symbol, timeframe: 60, account: 'pocket-option:demo' })),
  ],
}

type Row = Record<string, unknown>

/** A data folder whose charts trade at Deriv; those named below trade at Pocket Option. */
async function startBrokers() {
  const [deriv, pocketOption] = [await startDerivSimulator({ speed }), await startPocketSimulator({ speed })]
  const folder = newDataFolder(settings)
  const { accountId, token } = derivSimulatorDefaults
  const chosen = { broker: 'deriv', account: 'demo', accountId, simulator: deriv.origin }
  const beside = { broker: 'pocket_option', account: 'demo', simulator: pocketOption.origin }
  writeFileSync(join(folder, 'broker.json'), JSON.stringify(chosen))
  writeFileSync(join(folder, 'accounts.json'), JSON.stringify({ accounts: [{ choice: beside, isOn: true }] }))
  writeToken(join(folder, 'deriv-token'), token)
  const { socketUrl, origin } = pocketOption
  const session = { socketUrl, origin, userAgent: 'A browser of tests', auth: pocketOption.newAuth() }
  writeSession(join(folder, 'pocket-option-demo.session'), session)
  return {
    folder,
    brokers: [
      { id: 'deriv', simulator: deriv, symbols: atDeriv, store: 'orders-deriv-simulator.db' },
      {
        id: 'pocket-option',
        simulator: pocketOption,
        symbols: atPocketOption,
        store: 'orders-pocket_option-simulator.db',
      },
    ] as const,
  }
}

function recordsOf(path: string, query: string): Row[] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db
      .prepare(query)
      .all()
      .map((row) => JSON.parse(String(row['record'])) as Row)
  } finally {
    db.close()
  }
}

const refs = (list: readonly unknown[]): string[] => list.map(String).toSorted()

test(
  `${kills} kills at any moment, with two brokers at once and lines that break, lose no trade and double none`,
  { timeout: 240_000 + kills * 4_000 },
  async () => {
    const server = await startFakeServer({ limit: 100_000, charts: 10 })
    const { folder, brokers } = await startBrokers()
    // The connection breaks at one order in twenty, before or after the order arrived.
    for (const { simulator } of brokers) simulator.faults.dropShare = 0.05
    const charts = [...atDeriv, ...atPocketOption].map((symbol) => new RestlessChart(folder, symbol, 800))
    for (let kill = 0; kill < kills; kill += 1) {
      const desktop = startDesktop(server.origin, folder)
      if (kill === 0) await desktop.says('trades reserved')
      await new Promise((resolve) => setTimeout(resolve, 600 + Math.random() * 1_800))
      await desktop.kill('app')
    }
    for (const { simulator } of brokers) simulator.faults.dropShare = 0

    const last = startDesktop(server.origin, folder)
    await last.says('waiting for charts')
    for (const { id, simulator } of brokers) {
      const before = simulator.exchange.orders.length
      await until(
        `trading goes on at ${id} after the kills`,
        () => simulator.exchange.orders.length > before + 5,
        60_000,
      )
    }
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
    const trades = recordsOf(join(folder, 'journal.db'), 'select record from trades order by id')
    const byId = new Map([...server.state.trades.values()].map((trade) => [trade.id, trade]))
    let orderCount = 0
    for (const { id, simulator, symbols, store } of brokers) {
      const { exchange } = simulator
      const orders = recordsOf(join(folder, store), 'select record from orders order by id')
      orderCount += orders.length
      const kept = orders.filter(({ state }) => state !== 'rejected')
      // Each order at the broker was placed by us, and each of ours is there exactly once.
      expect(refs(kept.map(({ ref }) => ref))).toEqual(refs(exchange.orders.map(({ ref }) => ref)))

      const own = trades.filter(({ broker }) => broker === id)
      expect(own.every(({ account, symbol }) => account === 'demo' && symbols.includes(String(symbol)))).toBe(true)
      const settled = own.filter(({ state }) => state !== 'rejected')
      expect(settled.map((trade) => trade['id'])).toEqual(kept.map((order) => order['id']))
      const profitOf = new Map(exchange.orders.map(({ ref, profitCents }) => [String(ref), profitCents]))
      expect(settled.map(({ profitCents }) => profitCents)).toEqual(kept.map(({ ref }) => profitOf.get(String(ref))))
      expect(settled.map((trade) => byId.get(String(trade['id']))?.profitCents)).toEqual(
        settled.map(({ profitCents }) => profitCents),
      )
      console.log(
        `${id}: ${kills} kills, ${kept.length} orders once each, ${orders.length - kept.length} refused or lost`,
      )
    }
    expect(new Set(trades.map(({ signalId }) => signalId)).size).toBe(trades.length)
    const used = [...server.state.leases.values()].reduce((sum, lease) => sum + lease.used, 0)
    expect(used).toBeLessThanOrEqual(orderCount)
    expect(said).toContain('no order is real')
    for (const { simulator } of brokers) await simulator.close()
    await server.close()
  },
)
