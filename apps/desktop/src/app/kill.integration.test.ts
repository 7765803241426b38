import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { times } from '@stratomate/commands/soak-scale'
import { expect, test } from 'vitest'
import { newDataFolder, startDesktop, until } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'

const kills = times(10, 200)
const seed = Date.now() % 1_000_000

const settings = { openTradesMax: 10_000, ordersPerSecondMax: 10_000, allowOpposite: true, stake: 1 }

type Row = Record<string, unknown>

function rowsOf(path: string, query: string): Row[] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}

test(`${kills} kills at any moment lose no trade and double none`, { timeout: 60_000 + kills * 4_000 }, async () => {
  console.log(`kill test: seed ${seed}`)
  let state = seed
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const server = await startFakeServer({ limit: 100_000, charts: 10 })
  const folder = newDataFolder(settings)
  const charts = ['EURUSD-OTC', 'GBPUSD-OTC', 'USDJPY-OTC'].map((symbol) => new RestlessChart(folder, symbol, 7))
  for (let kill = 0; kill < kills; kill += 1) {
    const desktop = startDesktop(server.origin, folder)
    // The first start must reach trading; later ones may be killed while they still reconcile.
    if (kill === 0) await desktop.says('trades reserved')
    await new Promise((resolve) => setTimeout(resolve, 150 + random() * 1_400))
    await desktop.kill(random() < 0.5 ? 'app' : 'group')
  }

  const last = startDesktop(server.origin, folder)
  await last.says('waiting for charts')
  const before = server.state.trades.size
  await until('trading goes on after the kills', () => server.state.trades.size > before + 20)
  for (const chart of charts) chart.stopSignals()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await until('every trade is final at the server', () => {
    return [...server.state.trades.values()].every((trade) => trade.state === 'settled' || trade.state === 'rejected')
  })
  expect(await last.stop()).toBe(0)
  for (const chart of charts) chart.close()

  expect(server.state.violations).toEqual([])
  const ledger = rowsOf(
    join(folder, 'paper-ledger.db'),
    'select id, state, result, profit_cents from orders order by id',
  )
  const journal = rowsOf(join(folder, 'journal.db'), 'select id, signal_id, state, record from trades order by id')
  const placed = journal.filter((row) => row['state'] !== 'rejected')
  const reported = [...server.state.trades.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const outcome = (record: Row): Row => ({ id: record['id'], result: record['result'], profit: record['profitCents'] })

  expect(placed.map((row) => row['id'])).toEqual(ledger.map((row) => row['id']))
  expect(placed.map((row) => outcome(JSON.parse(String(row['record'])) as Row))).toEqual(
    ledger.map((row) => ({ id: row['id'], result: row['result'], profit: row['profit_cents'] })),
  )
  expect(reported.filter(({ state: now }) => now === 'settled').map((trade) => outcome(trade))).toEqual(
    ledger.map((row) => ({ id: row['id'], result: row['result'], profit: row['profit_cents'] })),
  )
  expect(reported.map(({ id }) => id)).toEqual(journal.map((row) => row['id']))
  expect(new Set(journal.map((row) => row['signal_id'])).size).toBe(journal.length)

  const orders = new Set(ledger.map((row) => row['id']))
  const opened = charts.flatMap(({ acks }) => acks.filter((ack) => ack.state === 'open').map(({ order }) => order))
  expect(opened.filter((order) => !orders.has(order ?? ''))).toEqual([])

  const used = [...server.state.leases.values()].reduce((sum, lease) => sum + lease.used, 0)
  expect(used).toBe(ledger.length)
  console.log(
    `kill test: ${kills} kills, ${ledger.length} trades once each, ${journal.length - ledger.length} never sent`,
  )
  await server.close()
})
