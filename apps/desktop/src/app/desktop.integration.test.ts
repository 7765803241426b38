import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { BridgeFile, bridgeFileName } from '@stratomate/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { type DesktopProcess, newDataFolder, startDesktop, until } from '#desktop/testing/desktop-process.ts'
import { type FakeServer, startFakeServer } from '#desktop/testing/fake-server.ts'
import type { FakeState } from '#desktop/testing/new-fake-state.ts'
import { barFrame, bridgeOf, helloFrame, RestlessChart, signalFrame } from '#desktop/testing/test-terminal.ts'

vi.setConfig({ testTimeout: 60_000 })

const settings = { openTradesMax: 1_000, ordersPerSecondMax: 1_000, allowOpposite: true, stake: 1 }
const running: { stop(): Promise<unknown> }[] = []

afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await one.stop()
})

type Scene = { server: FakeServer; folder: string; desktop: DesktopProcess }

async function serverWith(state: Partial<FakeState> = {}): Promise<FakeServer> {
  const server = await startFakeServer(state)
  running.push({ stop: () => server.close() })
  return server
}

function desktopOf(server: FakeServer, folder: string, ...more: string[]): DesktopProcess {
  const desktop = startDesktop(server.origin, folder, more)
  running.push({
    stop: () =>
      desktop.child.exitCode === null && desktop.child.signalCode === null ? desktop.kill('group') : Promise.resolve(),
  })
  return desktop
}

async function scene(state: Partial<FakeState> = {}): Promise<Scene> {
  const server = await serverWith(state)
  const folder = newDataFolder(settings)
  const desktop = desktopOf(server, folder)
  return { server, folder, desktop }
}

function chartOn(folder: string, symbol = 'EURUSD-OTC', everyMs = 20): RestlessChart {
  const chart = new RestlessChart(folder, symbol, everyMs)
  running.push({ stop: () => Promise.resolve(chart.close()) })
  return chart
}

const reasonsOf = (chart: RestlessChart): Set<string | undefined> => new Set(chart.acks.map(({ reason }) => reason))

test('sign-in prints address and code, the credential is for its owner only, and no secret is ever printed', async () => {
  const { server, folder, desktop } = await scene({ isApproved: false })
  await desktop.says('enter the code ABCD-EFGH')
  server.state.isApproved = true
  await desktop.says('Signed in.')
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trades are reported', () => server.state.trades.size > 3)
  chart.stopSignals()
  await desktop.stop()

  const credential = join(folder, 'credential.json')
  expect(statSync(credential).mode & 0o777).toBe(0o600)
  expect(server.state.secrets.length).toBeGreaterThan(2)
  expect(server.state.secrets.filter((secret) => desktop.output().includes(secret))).toEqual([])
  expect(readFileSync(credential, 'utf8')).toMatch(/^sealed:/u)
})

test('it goes before other programs where the system allows that', async () => {
  const { desktop } = await scene()
  await desktop.says('trades reserved')
  const isAdministrator = process.getuid?.() === 0

  expect(getPriority(desktop.child.pid)).toBe(
    isAdministrator ? constants.priority.PRIORITY_ABOVE_NORMAL : getPriority(),
  )
})

test('at the daily limit it stops, says when trading resumes, and Ctrl-C ends it with code 0', async () => {
  const { server, folder, desktop } = await scene({ limit: 5 })
  await desktop.says('5 trades reserved')
  const chart = chartOn(folder)
  await desktop.says('Daily limit reached. Trading resumes at')
  await until('refusals are reported', () =>
    [...server.state.refusals.values()].some(({ code }) => code === 'daily_limit'),
  )
  chart.stopSignals()
  await until(
    'all five have ended',
    () => [...server.state.trades.values()].filter(({ state }) => state === 'settled').length === 5,
  )

  // Directly after the last trade, without asking the service first.
  expect(reasonsOf(chart).has('no_lease')).toBe(false)
  expect(await desktop.stop()).toBe(0)
  expect(server.state.trades.size).toBe(5)
  expect([...server.state.leases.values()]).toEqual([{ n: 5, seq: expect.any(Number), used: 5, closed: true }])
  expect(server.state.violations).toEqual([])
})

test('a clean end gives the rest of the lease back', async () => {
  const { server, folder, desktop } = await scene({ limit: 1_000 })
  await desktop.says('1000 trades reserved')
  const chart = chartOn(folder)
  await until('some trades', () => server.state.trades.size > 5)
  chart.stopSignals()
  await until('they have ended', () => [...server.state.trades.values()].every(({ state }) => state === 'settled'))
  await desktop.stop()

  expect(server.state.granted).toBe(server.state.trades.size)
})

test('after a clean end, an app of a plan without a limit trades while the server is away', async () => {
  const { server, folder, desktop } = await scene({ limit: -1 })
  await desktop.says('Unlimited trades reserved')
  await desktop.stop()
  server.state.isDown = true
  const again = desktopOf(server, folder)
  await again.says('Trading continues without it until')
  const chart = chartOn(folder)

  await until('it trades', () => chart.acks.some(({ state }) => state === 'open'))
  expect([...server.state.leases.values()].map(({ closed }) => closed)).toEqual([false])
})

test('when another device waits it returns what is unused and takes a share again', async () => {
  const { server, desktop } = await scene({ limit: 1_000 })
  await desktop.says('1000 trades reserved')
  server.state.limit = 100
  server.send('lease.recalled', {})

  await desktop.says('100 trades reserved')
  expect([...server.state.leases.values()].map(({ n, closed }) => ({ n, closed }))).toEqual([
    { n: 1_000, closed: true },
    { n: 100, closed: false },
  ])
})

test('a lease that is recalled while orders are on their way gives back only what they have not used', async () => {
  const { server, folder, desktop } = await scene({ limit: 1_000 })
  await desktop.says('1000 trades reserved')
  const chart = chartOn(folder)
  for (let recall = 1; recall <= 5; recall += 1) {
    await until('it trades', () => server.state.trades.size > recall * 4)
    server.send('lease.recalled', {})
    await until('it has a new lease', () => server.state.leases.size > recall)
  }
  chart.stopSignals()
  await until('all have ended', () => [...server.state.trades.values()].every(({ state }) => state === 'settled'))
  await desktop.stop()

  expect(server.state.violations).toEqual([])
  expect(server.state.granted).toBe(server.state.trades.size)
})

test('when more was reported than was reserved it says so and trades no more that day', async () => {
  const { folder, server, desktop } = await scene({ isOverused: true })
  await desktop.says(
    'More trades were reported than were reserved, so there are no more for this day. Trading resumes at',
  )
  const chart = chartOn(folder)
  await until('its signals are refused', () => server.state.refusals.size > 0)
  chart.stopSignals()
  await desktop.stop()

  expect(server.state.trades.size).toBe(0)
})

test('a suspended account trades no more, its open trades are followed, and it goes on when it is let in again', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('it trades', () => server.state.trades.size > 3)
  server.state.isSuspended = true
  await desktop.says('Trading stops: the account is suspended, contact support to learn why.')
  chart.stopSignals()
  await until('all trades have ended and are reported', () =>
    [...server.state.trades.values()].every(({ state }) => state === 'settled'),
  )
  const traded = server.state.trades.size
  const other = chartOn(folder, 'GBPUSD-OTC')
  await until('its signals are refused', () => reasonsOf(other).has('paused'))
  expect(server.state.trades.size).toBe(traded)
  await desktop.stop()
  const offline = desktopOf(server, folder)
  await offline.says('waiting for charts')
  await offline.says('Trading stops')
  server.state.isSuspended = false
  await offline.says('The account is no longer suspended.')
  await until('it trades again', () => server.state.trades.size > traded)

  expect(server.state.violations).toEqual([])
})

test('who gives back what another waits for goes second, and says that the other one has it', async () => {
  const { server, folder, desktop } = await scene({ limit: 10 })
  await desktop.says('10 trades reserved')
  server.state.otherTakesAfterMs = 200
  server.send('lease.recalled', {})
  await desktop.says('Another computer of this account holds the trades that are left today.')
  const chart = chartOn(folder)
  await until('its signals are refused with that reason', () =>
    [...server.state.refusals.values()].some(({ code }) => code === 'trades_elsewhere'),
  )
  chart.stopSignals()
  server.state.elsewhereS = null
  server.send('lease.freed', {})
  await until('the trades are here again', () => server.state.granted === 10)

  expect(desktop.output()).not.toContain('Daily limit reached')
  expect([...server.state.leases.values()].map(({ closed }) => closed)).toEqual([true, false])
  expect(server.state.violations).toEqual([])
})

test('trades that another computer holds are asked for when the server has said, without any event', async () => {
  const { server, desktop } = await scene({ limit: 10, elsewhereS: 1 })
  await desktop.says('Wait some minutes: it shares them, and trading resumes.')
  server.state.elsewhereS = null

  await desktop.says('10 trades reserved')
  expect(server.state.granted).toBe(10)
})

test('while the server is down it trades inside its lease, over a restart too, and reports later', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => chart.acks.some(({ state }) => state === 'open'))
  server.state.isDown = true
  await desktop.says('trades are reserved and may be placed until')
  await desktop.kill('app')
  const opened = chart.acks.length
  const again = desktopOf(server, folder)
  await until('trading runs without the server', () => chart.acks.slice(opened).some(({ state }) => state === 'open'))
  server.state.isDown = false
  await until('the server hears of every trade', () => {
    const known = new Set(server.state.trades.keys())
    return chart.acks.every(({ state, order }) => state !== 'open' || known.has(order ?? ''))
  })
  chart.stopSignals()
  await again.says('The server can be reached again')
  await again.stop()

  expect(server.state.violations).toEqual([])
})

test('a server that is away for longer than its lease: trading stops with the lease and goes on by itself', async () => {
  const { server, folder, desktop } = await scene({ leaseLastsMs: 8_000 })
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => chart.acks.some(({ state }) => state === 'open'))
  server.state.isDown = true
  await until('the lease ends', () => reasonsOf(chart).has('lease_expired'))
  const sent = () => chart.acks.filter(({ state }) => state === 'sent').length
  const before = sent()
  const from = chart.acks.length
  await until('signals are refused', () => chart.acks.length > from + 20)
  expect(sent()).toBe(before)

  server.state.leaseLastsMs = null
  server.state.isDown = false
  await until('trading goes on', () => sent() > before, 40_000)
  chart.stopSignals()
  await until('the server hears of every trade and of every refusal', () => {
    const opened = chart.acks.filter(({ state }) => state === 'open').map(({ order }) => order ?? '')
    const refused = chart.acks.filter(({ state }) => state === 'rejected').length
    return opened.every((id) => server.state.trades.has(id)) && server.state.refusals.size >= refused
  })
  expect(server.state.violations).toEqual([])
})

test.each(['other_key', 'other_device', 'other_type'] as const)(
  'a forged lease (%s) is never spent',
  async (forgery) => {
    // So large that the forged leases do not use up the day: otherwise the limit would be the reason for the refusals.
    const { server, folder, desktop } = await scene({ forgery, limit: 1_000_000 })
    await desktop.says('could not be verified')
    const chart = chartOn(folder)
    await until('signals are refused', () => reasonsOf(chart).has('lease_invalid'))

    expect(server.state.trades.size).toBe(0)
  },
)

test('without a plan every signal is refused with its reason', async () => {
  const { server, folder, desktop } = await scene({ hasPlan: false })
  await desktop.says('Signed in.')
  const chart = chartOn(folder)
  await until('signals are refused', () => reasonsOf(chart).has('no_entitlement'))

  expect(server.state.trades.size).toBe(0)
})

test('the owner pauses and resumes from the dashboard', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  server.state.isPaused = true
  server.send('device.paused', { paused: true })
  await desktop.says('Trading was paused in the dashboard.')
  await until('signals are refused', () => reasonsOf(chart).has('paused'))
  server.state.isPaused = false
  server.send('device.paused', { paused: false })
  await desktop.says('Trading was resumed in the dashboard.')
  const opened = server.state.trades.size

  await until('trading runs again', () => server.state.trades.size > opened)
  expect(server.state.violations).toEqual([])
})

test('the owner stars and unstars a chart from the dashboard; an old wish and a strange one change nothing', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  const ask = (change: Record<string, unknown>): void => {
    const askedAt = new Date().toISOString()
    server.send('favorite.asked', {
      symbol: 'EURUSD-OTC',
      timeframeS: 60,
      favorite: false,
      askedAt,
      ...change,
    })
  }
  ask({ askedAt: '2026-01-01T00:00:00.000Z' })
  await desktop.says('the wish was too long on its way')
  ask({ symbol: 'EURJPY' })
  await desktop.says('the chart is not open')
  ask({ favorite: 'no' })
  await desktop.says('in a way that this app does not know')
  expect(reasonsOf(chart).has('not_favorite')).toBe(false)
  ask({})
  await desktop.says('EURUSD-OTC was removed from favorites, as asked in the dashboard.')
  await until('signals are refused', () => reasonsOf(chart).has('not_favorite'))
  ask({ favorite: true })
  await desktop.says('EURUSD-OTC became a favorite, as asked in the dashboard.')
  const opened = server.state.trades.size

  await until('trading runs again', () => server.state.trades.size > opened)
  expect([...server.state.refusals.values()].every(({ candleTime }) => (candleTime ?? 0) > 0)).toBe(true)
  expect([...server.state.trades.values()].some(({ entryPrice }) => (entryPrice ?? 0) > 0)).toBe(true)
})

test('a device that was signed out says so, trades nothing, and asks to sign in again', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  server.state.isRevoked = true
  server.state.isApproved = false
  server.send('device.revoked', {})
  await desktop.says('Signed out: this device was signed out.')
  const from = chart.acks.length
  await until('signals are refused', () => chart.acks.slice(from).some(({ reason }) => reason === 'paused'))
  server.state.isRevoked = false
  server.state.isApproved = true
  server.state.limit += 1_000
  const opened = server.state.trades.size
  await until('after a new sign-in it trades again', () => server.state.trades.size > opened)

  expect(desktop.output().split('Signed in.')).toHaveLength(3)
})

test('a license key signs in without a code, is written nowhere, and ends with its replacement', async () => {
  const server = await serverWith({ isApproved: false, licenceKey: 'ABCDEFGHJKMNPQRS' })
  const folder = newDataFolder(settings)
  const desktop = desktopOf(server, folder, '--key', 'abcd-efgh-jkmn-pqrs')
  await desktop.says('Signed in with the license key.')
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  expect(readFileSync(join(folder, 'credential.json'), 'utf8')).not.toMatch(/abcd-?efgh/iu)
  expect(desktop.output()).not.toMatch(/abcd-?efgh/iu)

  server.state.isRevoked = true
  server.state.licenceKey = null
  server.send('device.revoked', {})
  await desktop.says('Signed out: the license key of this device was replaced, or the device was removed.')
  await desktop.says('enter the code')
  const from = chart.acks.length
  await until('signals are refused', () => chart.acks.slice(from).some(({ reason }) => reason === 'paused'))
  expect(existsSync(join(folder, 'credential.json'))).toBe(false)
})

test.each(['ABCD-EFGH-JKMN-WRNG', '', '- -', 'x'.repeat(101)])(
  'the wrong license key "%s" gets a sentence, stores nothing, and leaves the code',
  async (key) => {
    const server = await serverWith({ isApproved: false, licenceKey: 'ABCDEFGHJKMNPQRS' })
    const folder = newDataFolder()
    const desktop = desktopOf(server, folder, `--key=${key}`)
    await desktop.says(key.startsWith('ABCD') ? 'This license key is not valid.' : 'That is not a license key.')
    await desktop.says('enter the code ABCD-EFGH')

    expect(existsSync(join(folder, 'credential.json'))).toBe(false)
  },
)

test('a clock that was set back stops trading and says so', async () => {
  // The site agrees with the journal, so it is this computer whose clock was set back by an hour.
  const server = await serverWith({ clockAheadMs: 3_600_000 })
  const folder = newDataFolder(settings)
  const journal = new SqliteJournal(openJournalDatabase(join(folder, 'journal.db')))
  journal.keepHighestTime(Date.now() + 3_600_000)
  journal.close()
  const desktop = desktopOf(server, folder)
  await desktop.says('The clock of this computer was set back')
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('signals are refused', () => reasonsOf(chart).has('clock_set_back'))

  expect(server.state.trades.size).toBe(0)
})

test('a clock that had once been ahead heals by itself as soon as the site proves the time, and trades', async () => {
  const server = await serverWith()
  const folder = newDataFolder(settings)
  const journal = new SqliteJournal(openJournalDatabase(join(folder, 'journal.db')))
  journal.keepHighestTime(Date.now() + 3_600_000)
  journal.close()
  server.state.isDown = true
  const first = desktopOf(server, folder)
  await first.says('The clock of this computer was set back')
  server.state.isDown = false
  await first.says('The clock of this computer is not behind any more')
  const chart = chartOn(folder)
  await until('trades are made', () => server.state.trades.size > 3)

  expect(reasonsOf(chart).has('clock_set_back')).toBe(false)
  chart.stopSignals()
  await first.stop()
  const again = desktopOf(server, folder)
  await again.says('waiting for charts')
  expect(again.output()).not.toContain('was set back')
})

test('a clock that is an hour ahead trades nothing at a start, not even before the first report of a lease', async () => {
  const server = await serverWith({ limit: 1_000 })
  const folder = newDataFolder(settings)
  const first = desktopOf(server, folder)
  await first.says('trades reserved')
  await first.kill('group')
  // The lease from before is still valid, and the signals come at once.
  server.state.clockAheadMs = -3_600_000
  const chart = chartOn(folder)
  const again = desktopOf(server, folder)
  await again.says('60 min ahead of that of the site')
  await until('signals are refused', () => chart.acks.length > 20)

  expect(reasonsOf(chart)).toEqual(new Set(['clock_differs']))
  expect(server.state.trades.size).toBe(0)
  server.state.clockAheadMs = 0
  await until('trading goes on by itself', () => server.state.trades.size > 0, 40_000)
})

test('a journal that is deleted shortens no wait of a looser loss limit, and the app says so', async () => {
  const server = await serverWith()
  const folder = newDataFolder({ ...settings, dailyLossMax: 20 })
  const desktop = desktopOf(server, folder)
  await desktop.says('trades reserved')
  await desktop.stop()
  for (const name of readdirSync(folder)) if (name.startsWith('journal.db')) rmSync(join(folder, name))
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, dailyLossMax: 500 }))
  const again = desktopOf(server, folder)
  await again.says('The journal is new: trades and losses before this start are not known here.')
  await again.says('dailyLossMax is looser than before. The old limit stays in force until')
  const chart = chartOn(folder)
  await until('a signal is refused until the losses of before are confirmed', () => reasonsOf(chart).has('paused'))
  chart.stopSignals()
  expect(chart.acks.filter(({ state }) => state === 'sent')).toEqual([])
  expect(await again.stop()).toBe(0)
})

test('a second app on the same data folder ends with a clear line', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('waiting for charts')
  const second = desktopOf(server, folder)
  await second.says('already running with this data folder')

  expect(second.child.exitCode ?? (await new Promise((resolve) => second.child.once('exit', resolve)))).toBe(2)
})

test('a wrong settings.json ends with the name of the wrong entry', async () => {
  const server = await serverWith()
  const folder = newDataFolder()
  writeFileSync(join(folder, 'settings.json'), '{ "stake": "much" }')
  const desktop = desktopOf(server, folder)
  await desktop.says('settings.json: stake:')

  expect(desktop.output()).toContain('--server URL')
})

test('a stake plan shows its worst case and stays off until it is confirmed', async () => {
  const server = await serverWith()
  const moneyPlan = { kind: 'martingale', factor: 2, steps: 3 }
  const folder = newDataFolder({ ...settings, moneyPlan })
  const desktop = desktopOf(server, folder)
  await desktop.says('Its stakes are 1.00, 2.00, 4.00; together 7.00 are at risk')
  await desktop.says('"confirmedPlan": "')
  const confirmedPlan = /"confirmedPlan": "(\w+)"/u.exec(desktop.output())?.[1]
  await desktop.stop()
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, moneyPlan, confirmedPlan }))
  const again = desktopOf(server, folder)
  await again.says('trades reserved')
  const chart = chartOn(folder)
  await until('one waits for the other', () => reasonsOf(chart).has('plan_waits'))
  await until('a lost trade raises the stake', () =>
    [...server.state.trades.values()].some(({ stakeCents }) => stakeCents === 200),
  )

  expect(again.output()).not.toContain('confirmedPlan')
  expect(server.state.violations).toEqual([])
})

test('a signal whose price is far from the broker’s is refused, and the trace of the journal says so', async () => {
  const server = await serverWith()
  const folder = newDataFolder(settings)
  const desktop = desktopOf(server, folder)
  await desktop.says('trades reserved')
  const bridge = bridgeOf(folder)
  if (bridge === null) throw new Error('The bridge is not open.')
  const socket = connect(bridge.pipe)
  const codes = (): string[] => [...server.state.refusals.values()].map(({ code }) => code)
  const put = (...frames: readonly unknown[]): void =>
    void socket.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
  put(helloFrame(bridge.token, 'run'))
  let seq = 0
  // The broker may still be starting, and then the first candles are refused because of it.
  while (!codes().includes('quote_gap')) {
    const before = codes().length
    seq += 2
    const bar = 6_000 + seq * 60
    put(barFrame({ run: 'run', seq: seq - 1, bar }), signalFrame({ run: 'run', seq, bar }, { px: 1.102 }))
    await until('it is refused', () => codes().length > before)
  }
  socket.destroy()

  expect(server.state.trades.size).toBe(0)
})

test('a version below the minimum stops trading, says how to update, and goes on reporting', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  server.state.minimumVersion = '9.0.0'
  server.send('version.required', { minimumVersion: '9.0.0' })
  await desktop.says('install 9.0.0 or newer from the download page')
  await until('signals are refused', () => reasonsOf(chart).has('app_outdated'))
  await until('the server hears of it', () =>
    [...server.state.refusals.values()].some(({ code }) => code === 'app_outdated'),
  )
  await until('open trades are reported to their end', () =>
    [...server.state.trades.values()].every(({ state }) => state === 'settled'),
  )
  await desktop.stop()

  server.state.isDown = true
  const again = desktopOf(server, folder)
  await again.says('install 9.0.0 or newer')
  expect(server.state.violations).toEqual([])
})

test('candles are sent while a page of the owner is open, and all that are missing when one is opened', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const states = server.state.states.length
  server.state.watched = false
  server.send('lease.freed', {})
  await until('the app knows that nobody looks', () => server.state.states.length > states)
  chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  const whileClosed = server.state.candles
  server.state.watched = true
  server.send('page.opened', {})
  await until('the page is drawn', () => server.state.candles > 0)

  expect(whileClosed).toBe(0)
})

test('a broker that the site switches off gets no order until it is on again, also after a restart without the site', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('trading runs', () => server.state.trades.size > 0)
  server.state.switchedOff = [{ broker: 'paper', reason: 'Its ledger is being mended.' }]
  // Any event from the site makes the app report, and the answer names the broker that is switched off.
  server.send('lease.freed', {})
  await desktop.says('reason="Its ledger is being mended."')
  await until('signals are refused', () => reasonsOf(chart).has('broker_switched_off'))
  await until('open trades are reported to their end', () =>
    [...server.state.trades.values()].every(({ state }) => state === 'settled' || state === 'rejected'),
  )
  await desktop.stop()
  server.state.isDown = true
  const again = desktopOf(server, folder)
  await again.says('waiting for charts')
  const before = server.state.trades.size
  chart.acks.length = 0
  await until('it still refuses', () => reasonsOf(chart).has('broker_switched_off'))
  server.state.isDown = false
  server.state.switchedOff = []

  await again.says('A broker is switched on again.', 40_000)
  await until('trading goes on', () => server.state.trades.size > before)
  expect(server.state.violations).toEqual([])
})

test('while the clock of the site is seconds away every signal is refused, and trading goes on by itself', async () => {
  const { server, folder, desktop } = await scene({ clockAheadMs: -60_000 })
  await desktop.says('that of the site')
  const chart = chartOn(folder)
  await until('signals are refused', () => reasonsOf(chart).has('clock_differs'))
  expect(server.state.trades.size).toBe(0)

  server.state.clockAheadMs = 0
  server.send('lease.freed', {})
  await desktop.says('The clock of this computer is right again')
  await until('trading runs', () => server.state.trades.size > 0)
})

test('a chart whose indicator changed two of its signals rests where the person switched that on', async () => {
  const server = await serverWith()
  const folder = newDataFolder({ ...settings, stopsOnRepaint: true, refuseRepainters: false })
  const desktop = desktopOf(server, folder)
  await desktop.says('trades reserved')
  const bridge = bridgeOf(folder)
  if (bridge === null) throw new Error('The bridge is not open.')
  const socket = connect(bridge.pipe)
  const put = (...frames: readonly unknown[]): void =>
    void socket.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
  const fix = (bar: number) => ({ type: 'fix', run: 'run', bar, ind: 'test(1)', side: 0, was: 1 })
  const step = (seq: number) => {
    const bar = 6_000 + seq * 60
    return [barFrame({ run: 'run', seq, bar }), signalFrame({ run: 'run', seq: seq + 1, bar })]
  }
  put(helloFrame(bridge.token, 'run'), ...step(1), ...step(3), ...step(5), fix(6_060), fix(6_180), ...step(7))
  await until('the fourth is refused', () =>
    [...server.state.refusals.values()].some(({ code }) => code === 'indicator_repaints'),
  )
  socket.destroy()
  const codes = [...server.state.refusals.values()].map(({ code }) => code)

  expect(codes.filter((code) => code === 'indicator_repaints')).toHaveLength(1)
  expect(server.state.violations).toEqual([])
})

test('the trial trades its first indicator alone, until another is chosen on another computer', async () => {
  const { server, folder, desktop } = await scene({ indicators: 'one' })
  await desktop.says('trades reserved')
  const chart = chartOn(folder)
  await until('it trades', () => server.state.trades.size > 0)
  await until('the account knows its indicator', () => server.state.chosenIndicatorId === 'test')
  expect([...reasonsOf(chart)]).not.toContain('indicator_not_allowed')

  chart.close()
  await desktop.stop()
  server.state.chosenIndicatorId = 'super-trend'
  await desktopOf(server, folder).says('another one was chosen on this account')
  const again = chartOn(folder)
  await until('its signals are refused', () => reasonsOf(again).has('indicator_not_allowed'))
  expect(server.state.chosenIndicatorId).toBe('super-trend')
  expect(server.state.violations).toEqual([])
})

test('old, repeated and future signals are refused or answered as duplicates', async () => {
  const { server, folder, desktop } = await scene()
  await desktop.says('trades reserved')
  const bridge = bridgeOf(folder)
  if (bridge === null) throw new Error('The bridge is not open.')
  const socket = connect(bridge.pipe)
  const answers = new Map<number, string>()
  let rest = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const frame = JSON.parse(line) as { type: string; seq: number; state: string; reason?: string }
      if (frame.type === 'ack') answers.set(frame.seq, frame.reason ?? frame.state)
    }
  })
  const frames = [
    helloFrame(bridge.token, 'run'),
    barFrame({ run: 'run', seq: 1, bar: 6_000 }),
    signalFrame({ run: 'run', seq: 2, bar: 6_000 }, { gmt: Date.now() - 2_500 }),
    signalFrame({ run: 'run', seq: 3, bar: 5_940 }),
    signalFrame({ run: 'run', seq: 4, bar: 6_000 }, { ind: 'test(2)', gmt: Date.now() + 5_000 }),
    signalFrame({ run: 'run', seq: 5, bar: 6_000 }, { side: -1, ind: 'test(3)' }),
    signalFrame({ run: 'run', seq: 6, bar: 6_000 }, { ind: 'test(3)' }),
    signalFrame({ run: 'run', seq: 7, bar: 6_000 }, { gmt: Date.now() }),
  ]
  socket.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
  await until('all are answered', () => answers.size === 6)
  socket.destroy()

  expect([...answers].toSorted(([one], [other]) => one - other).map(([, answer]) => answer)).toEqual([
    'stale',
    'old_candle',
    'from_the_future',
    'both_directions',
    'both_directions',
    'dup',
  ])
  const codes = () => [...server.state.refusals.values()].map(({ code }) => code)
  await until('the one that came again is in the Alerts Log too', () => codes().includes('duplicate'))
})

test('a signal that comes as a file is traded once, and files of strangers are refused in the log', async () => {
  const server = await serverWith()
  const folder = newDataFolder(settings)
  const elsewhere = join(newDataFolder(), 'terminals')
  const desktop = desktopOf(server, folder, '--common', elsewhere)
  await desktop.says('trades reserved')
  const address = BridgeFile.parse(JSON.parse(readFileSync(join(elsewhere, bridgeFileName), 'utf8')))
  const inbox = join(elsewhere, address.inbox ?? '')
  const put = (name: string, ...frames: readonly unknown[]): void =>
    writeFileSync(join(inbox, name), frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
  const hello = helloFrame(address.token, 'run')
  const framesAt = (bar: number): unknown[] => {
    const place = { run: 'run', seq: 1, bar }
    return [hello, barFrame(place), signalFrame({ ...place, seq: 2 })]
  }
  let bar = 6_000
  // The broker may still be starting, and then the first candles are refused because of it.
  while (server.state.trades.size === 0) {
    bar += 60
    put(`run-${bar}.json`, ...framesAt(bar))
    await until('it is judged', () => server.state.trades.size + server.state.refusals.size === (bar - 6_000) / 60)
  }
  put('again.json', ...framesAt(bar))
  await desktop.says('the file again.json: A message came twice')
  put('stranger.json', helloFrame('a-token-of-nobody', 'run'))
  await desktop.says('the file stranger.json: The Expert Advisor used a token that is not valid.')
  await desktop.stop()

  expect(server.state.trades.size).toBe(1)
  expect(readdirSync(inbox)).toEqual([])
  expect(existsSync(join(elsewhere, bridgeFileName))).toBe(false)
})

test('what a terminal brings and takes is told at once, not with the next regular report', async () => {
  const { server, folder, desktop } = await scene()
  const latest = () => server.state.states.at(-1)
  await desktop.says('trades reserved')
  await until('the first report', () => latest() !== undefined)
  const chart = chartOn(folder)
  // The regular reports are 15 seconds apart.
  await until('the chart is told', () => latest()?.charts.length === 1, 5_000)
  const notified = latest()
  const countBefore = server.state.states.length
  chart.close()
  await until('the terminal is gone', () => latest()?.terminalConnected === false, 5_000)

  expect(notified).toMatchObject({ terminalConnected: true, charts: [{ symbol: 'EURUSD-OTC', favorite: true }] })
  expect(server.state.states.length - countBefore).toBeLessThanOrEqual(2)
})
