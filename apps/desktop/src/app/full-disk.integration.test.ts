import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { times } from '@stratomate/commands/soak-scale'
import { derivSimulatorDefaults, startDerivSimulator } from '@stratomate/simulators/deriv/deriv-simulator'
import { expect, onTestFinished, test } from 'vitest'
import { writeToken } from '#desktop/adapters/brokers/remote/token-file.ts'
import { type DesktopProcess, startDesktopWithWindow, until } from '#desktop/testing/desktop-process.ts'
import { type FakeServer, startFakeServer } from '#desktop/testing/fake-server.ts'
import { newSmallDisk } from '#desktop/testing/small-disk.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'
import { WindowClient } from '#desktop/testing/window-client.ts'

const rounds = times(4, 50)
const settings = { openTradesMax: 10_000, ordersPerSecondMax: 10_000, allowOpposite: true, stake: 1 }

type Row = Record<string, unknown>

function recordsOf(path: string, query: string): Row[] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    return db.prepare(query).all()
  } finally {
    db.close()
  }
}

function isAlive({ child }: DesktopProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

/** An app with a window, and charts that signal all the time. */
async function tradingApp(
  folder: string,
  symbols: readonly string[],
  everyMs: number,
): Promise<{
  server: FakeServer
  desktop: DesktopProcess
  window: WindowClient
  charts: RestlessChart[]
}> {
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  const server = await startFakeServer({ limit: 100_000, charts: 10 })
  const desktop = startDesktopWithWindow(server.origin, folder)
  await desktop.says('trades reserved')
  const window = await WindowClient.open(desktop)
  const charts = symbols.map((symbol) => new RestlessChart(folder, symbol, everyMs))
  await window.shows('both charts', ({ terminal }) => terminal.charts === symbols.length)
  for (const symbol of symbols) await window.act({ kind: 'favorite_on', symbol, timeframeS: 60 })
  onTestFinished(async () => {
    for (const chart of charts) chart.close()
    if (isAlive(desktop)) await desktop.kill('group')
    await server.close()
  })
  return { server, desktop, window, charts }
}

test(
  `a disk that is full at ${rounds} moments stops trading only: open trades end, and a person resumes`,
  { timeout: 60_000 + rounds * 15_000 },
  async ({ skip }) => {
    const disk = newSmallDisk(160 * 1_048_576)
    if (disk === null) return skip('No small disk can be mounted here')
    onTestFinished(() => disk.remove())
    const { server, desktop, window, charts } = await tradingApp(disk.folder, ['EURUSD-OTC', 'GBPUSD-OTC'], 25)
    expect(await window.act({ kind: 'start' })).toMatchObject({ ok: true })

    for (let round = 0; round < rounds; round += 1) {
      const before = server.state.trades.size
      await until('trades are made', () => server.state.trades.size > before + 3)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400))
      disk.fill()
      const { trading } = await window.shows('the stop', (state) => state.trading.kind === 'stopped')
      expect(trading).toMatchObject({ cause: 'journal', reason: expect.stringContaining('the disk is full') })
      // Trades are followed to their end without a disk: candles go on, and at the end no order is open.
      await window.shows('the end of all trades', ({ openTrades }) => openTrades.length === 0)
      expect(await window.act({ kind: 'start' })).toMatchObject({ ok: false })
      expect(isAlive(desktop)).toBe(true)

      disk.free()
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      expect((await window.state()).trading).toMatchObject({ kind: 'stopped', cause: 'journal' })
      expect(await window.act({ kind: 'start' })).toMatchObject({ ok: true })
    }

    const before = server.state.trades.size
    await until('trading goes on', () => server.state.trades.size > before + 3)
    for (const chart of charts) chart.stopSignals()
    await window.shows('the end of all trades', ({ openTrades }) => openTrades.length === 0)
    await until('all is reported', () => {
      return [...server.state.trades.values()].every(({ state }) => state === 'settled' || state === 'rejected')
    })
    expect(await desktop.stop()).toBe(0)

    expect(server.state.violations).toEqual([])
    expect(desktop.output()).not.toMatch(/\n {4}at /u)
    const ledger = recordsOf(
      join(disk.folder, 'paper-ledger.db'),
      'select id, state, result, profit_cents as profit from orders order by id',
    )
    const journal = recordsOf(
      join(disk.folder, 'journal.db'),
      `select id, state, record ->> '$.result' as result, record ->> '$.profitCents' as profit from trades
       where state <> 'rejected' order by id`,
    )
    // Every order has its row in the journal, with the same result as in the broker's books.
    expect(journal).toEqual(ledger)
    expect(journal.every(({ state }) => state === 'settled')).toBe(true)
  },
)

const strace = '/usr/bin/strace'

/** Makes every write of a process to its files fail, until the returned function is called. */
async function breakWrites({ child }: DesktopProcess, error: string): Promise<() => Promise<void>> {
  const tracer = spawn(strace, [
    '-f',
    '-qq',
    '-o',
    '/dev/null',
    '-e',
    'trace=pwrite64,fdatasync,fsync',
    '-e',
    `inject=pwrite64,fdatasync,fsync:error=${error}`,
    '-p',
    String(child.pid),
  ])
  const ended = new Promise<void>((resolve) => tracer.once('exit', () => resolve()))
  return async () => {
    tracer.kill('SIGINT')
    await ended
  }
}

test.for(['EROFS', 'EIO', 'ENOSPC'])(
  'a disk that answers every write with %s keeps the line to the broker, and its trades are followed',
  { timeout: 120_000 },
  async (error, { skip }) => {
    if (!existsSync(strace)) return skip('strace is not installed')
    const folder = mkdtempSync(join(tmpdir(), 'broken-disk-'))
    const simulator = await startDerivSimulator({ speed: 400 })
    onTestFinished(() => simulator.close())
    const { accountId, token } = derivSimulatorDefaults
    const choice = { broker: 'deriv', account: 'demo', accountId, simulator: simulator.origin }
    writeFileSync(join(folder, 'broker.json'), JSON.stringify(choice))
    writeToken(join(folder, 'deriv-token'), token)
    const { server, desktop, window, charts } = await tradingApp(folder, ['EURUSD', 'GBPUSD', 'USDJPY'], 300)
    await window.shows('the broker', ({ broker }) => broker.isConnected)
    expect(await window.act({ kind: 'start' })).toMatchObject({ ok: true })
    await until('trades are made', () => simulator.exchange.orders.length > 5)

    const mend = await breakWrites(desktop, error)
    const stopped = await window.shows('the stop', (state) => state.trading.kind === 'stopped')
    expect(stopped.trading).toMatchObject({ cause: 'journal' })
    await window.shows('the end of all trades', ({ openTrades }) => openTrades.length === 0)
    expect((await window.state()).broker.isConnected).toBe(true)
    expect(await window.act({ kind: 'start' })).toMatchObject({ ok: false })
    await mend()
    expect((await window.state()).trading).toMatchObject({ kind: 'stopped', cause: 'journal' })
    expect(await window.act({ kind: 'start' })).toMatchObject({ ok: true })

    const before = simulator.exchange.orders.length
    await until('trading goes on', () => simulator.exchange.orders.length > before + 3)
    for (const chart of charts) chart.stopSignals()
    await window.shows('the end of all trades', ({ openTrades }) => openTrades.length === 0)
    expect(await desktop.stop()).toBe(0)
    expect(server.state.violations).toEqual([])
    expect(desktop.output()).not.toMatch(/\n {4}at /u)
    const journal = recordsOf(join(folder, 'journal.db'), `select id from trades where state = 'settled' order by id`)
    const orders = recordsOf(
      join(folder, 'orders-deriv-simulator.db'),
      `select id from orders where state = 'settled' order by id`,
    )
    expect(journal).toEqual(orders)
    expect(journal.length).toBe(simulator.exchange.orders.length)
  },
)
