import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { times } from '@stratomate/commands/soak-scale'
import type { Refusal } from '@stratomate/contracts'
import { expect, onTestFinished, test } from 'vitest'
import { PaperLedger } from '#desktop/adapters/brokers/paper/paper-ledger.ts'
import type { JournalEntry } from '@stratomate/engine/ports'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { LeaseStore } from '#desktop/adapters/journal/lease-store.ts'
import { NewerJournalError } from '#desktop/adapters/journal/journal-schema.ts'
import { AlreadyRunningError } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { journalLossNote, openJournal } from './open-journal.ts'
import { newDataFolder, startDesktop, startDesktopWithWindow, until } from '#desktop/testing/desktop-process.ts'
import { startFakeServer } from '#desktop/testing/fake-server.ts'
import { RestlessChart } from '#desktop/testing/test-terminal.ts'
import { WindowClient } from '#desktop/testing/window-client.ts'

const cases = times(40, 500)
const seed = Date.now() % 1_000_000
const nowMs = Date.UTC(2026, 10, 18, 12)

type Random = () => number

function newRandom(start: number): Random {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const silent = { info() {}, warn() {}, error() {} }
const open = (dataFolder: string): DatabaseSync => openJournal({ dataFolder, log: silent, now: () => nowMs })

function uuidOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

function tradeNumber(n: number): TradeRecord {
  const [id, atMs] = [uuidOf(n), nowMs - 1_000_000 + n * 1_000]
  return tradeOf({ id, signalId: `signal ${n}`, intendedAtMs: atMs, sentAtMs: atMs + 1, state: 'sent' })
}

function refusalNumber(n: number): Refusal {
  const chart = { symbol: 'EURUSD', timeframeS: 60, indicatorId: 'x' }
  const at = new Date(nowMs - 1_000_000 + n * 1_000).toISOString()
  return { id: `refusal ${n}`, signalId: `refused ${n}`, ...chart, side: 'buy', code: 'stale', candleTime: 60, at }
}

/**
 * Trades as the app makes them: the intention is flushed, the order is in the broker's ledger, then its result arrives.
 */
function liveOn(folder: string, from: number, count: number) {
  const db = open(folder)
  const journal = new SqliteJournal(db)
  const ledger = new PaperLedger(join(folder, 'paper-ledger.db'), () => nowMs)
  for (let n = from; n < from + count; n += 1) {
    const trade = tradeNumber(n)
    const entries: JournalEntry[] = [{ kind: 'signal', id: trade.signalId, atMs: nowMs }]
    journal.commit([...entries, { kind: 'trade', trade }, { kind: 'turn', turn: { nowMs: nowMs + n } }], nowMs + n)
    const { id, feed, side, stakeCents, price } = trade
    const order = { id, feed, side, stakeCents, price, symbol: 'EURUSD-OTC', isCustom: true, timeframeS: 60 }
    const times = { entryTimeS: 600, expiresTimeS: 660, sentAtMs: trade.sentAtMs ?? 0 }
    ledger.transaction(() => ledger.place({ ...order, ...times, trade: { ...trade } }))
    if (n % 3 === 0) journal.note([{ kind: 'trade', trade: { ...trade, state: 'placed' } }], nowMs + n)
    if (n % 4 === 0) journal.note([{ kind: 'refusal', refusal: refusalNumber(n) }], nowMs + n)
    if (n % 16 === 0) journal.tidy()
  }
  new LeaseStore(db).put({ jti: `lease ${from}`, token: 't', expiresAtMs: nowMs, seq: 1, used: 1, isClosing: false })
  ledger.close()
  return journal
}

/** What can still be read of the journal in a folder. */
function entriesOf(db: DatabaseSync): Record<string, unknown[]> {
  const tables = ['trades', 'signals', 'refusals', 'turns', 'leases']
  return Object.fromEntries(tables.map((table) => [table, db.prepare(`select * from ${table} order by 1`).all()]))
}

/** A folder after a kill: the files of a journal that was never closed. */
async function newKilledFolder(random: Random) {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  const first = liveOn(folder, 1, 20 + Math.floor(random() * 40))
  first.close()
  const yesterday = mkdtempSync(join(tmpdir(), 'yesterday-'))
  cpSync(folder, yesterday, { recursive: true })
  const second = liveOn(folder, 100, 10 + Math.floor(random() * 40))
  // The head is written after the turn; here the kill comes between two turns.
  await new Promise((resolve) => setImmediate(resolve))
  const killed = mkdtempSync(join(tmpdir(), 'killed-'))
  cpSync(folder, killed, { recursive: true })
  second.close()
  const db = new DatabaseSync(join(folder, 'journal.db'))
  const entries = entriesOf(db)
  db.close()
  return { killed, yesterday, entries }
}

type Place = { path: string; yesterday: string; random: Random }

function flip(path: string, random: Random): void {
  const bytes = readFileSync(path)
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) {
    const at = Math.floor(random() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  }
  writeFileSync(path, bytes)
}

function zeroPage(path: string, random: Random): void {
  const bytes = readFileSync(path)
  const page = Math.floor((random() * bytes.length) / 4_096)
  writeFileSync(path, bytes.fill(0, page * 4_096, page * 4_096 + 4_096))
}

const cut = (path: string, random: Random): void => truncateSync(path, Math.floor(random() * readFileSync(path).length))

const damages: Readonly<Record<string, (place: Place) => void>> = {
  'a truncated file': ({ path, random }) => cut(path, random),
  'a page of zeros': ({ path, random }) => zeroPage(path, random),
  'flipped bits': ({ path, random }) => flip(path, random),
  'flipped bits in the write-ahead file': ({ path, random }) => flip(`${path}-wal`, random),
  'a deleted write-ahead file': ({ path }) => rmSync(`${path}-wal`),
  'a cut write-ahead file': ({ path, random }) => cut(`${path}-wal`, random),
  'a deleted shared-memory file': ({ path }) => rmSync(`${path}-shm`, { force: true }),
  'a foreign text': ({ path }) => writeFileSync(path, 'Dear diary, today the line was cut again.'.repeat(500)),
  'a foreign database': ({ path }) => {
    rmSync(path)
    rmSync(`${path}-wal`)
    const db = new DatabaseSync(path)
    db.exec('create table trades (id text primary key); insert into trades values (1)')
    db.close()
  },
  'an empty file': ({ path }) => {
    writeFileSync(path, '')
    rmSync(`${path}-wal`)
  },
  'a directory in its place': ({ path }) => {
    rmSync(path)
    mkdirSync(path)
  },
  'a deleted file': ({ path }) => rmSync(path),
  'an old form without a chain': ({ path }) => {
    const db = new DatabaseSync(path)
    db.exec('drop table chain; drop table journal; pragma user_version = 0')
    db.close()
  },
  'a newer form': ({ path }) => {
    const db = new DatabaseSync(path)
    db.exec('pragma user_version = 99')
    db.close()
  },
  "yesterday's journal in its place": ({ path, yesterday }) => {
    rmSync(`${path}-wal`)
    cpSync(join(yesterday, 'journal.db'), path)
  },
  "yesterday's journal and head in their place": ({ path, yesterday }) => {
    rmSync(`${path}-wal`)
    for (const end of ['', '.head']) cpSync(join(yesterday, `journal.db${end}`), `${path}${end}`)
  },
}

const kinds = Object.keys(damages)

test(
  `${cases} damaged journals: each opens with every entry, or the loss is noticed and no order is lost`,
  { timeout: 30_000 + cases * 2_000 },
  async () => {
    console.log(`damaged journals: seed ${seed}`)
    const random = newRandom(seed)
    const outcomes: Awaited<ReturnType<typeof damageOnce>>[] = []
    for (let at = 0; at < cases; at += 1) outcomes.push(await damageOnce(kinds[at % kinds.length] ?? '', random))

    expect(outcomes.filter(({ silentLoss }) => silentLoss !== null)).toEqual([])
    // Every order that was sent is there again, from the broker's own books, and the rebuilt journal is whole.
    expect(outcomes.filter(({ ordersLost }) => ordersLost.length > 0)).toEqual([])
    expect(outcomes.filter(({ isStable }) => !isStable)).toEqual([])
    const refused = outcomes.filter(({ state }) => state === 'refused')
    expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(['a newer form']))
    const whole = outcomes.filter(({ state }) => state === 'whole').length
    console.log(`damaged journals: ${whole} of ${cases} were whole`)
    expect(whole).toBeLessThan(cases / 2)
  },
)

/** Damages a journal, opens it, and compares it with what a copy from before the damage proves. */
async function damageOnce(kind: string, random: Random) {
  const { killed, yesterday, entries } = await newKilledFolder(random)
  damages[kind]?.({ path: join(killed, 'journal.db'), yesterday, random })
  const outcome = openAgain(killed)
  if (outcome === 'refused') return { kind, state: outcome, silentLoss: null, ordersLost: [], isStable: true }
  const { db, journal } = outcome
  const loss = journal.readNote(journalLossNote)
  const found = entriesOf(db)
  journal.close()
  const again = new SqliteJournal(open(killed))
  const isStable = again.readNote(journalLossNote) === loss
  again.close()
  for (const folder of [killed, yesterday]) rmSync(folder, { recursive: true })
  const ids = ({ trades = [] }: Record<string, unknown[]>): unknown[] => trades.map((row) => (row as { id: string }).id)
  const here = new Set(ids(found))
  const isSame = isDeepStrictEqual(found, entries)
  return {
    kind,
    state: loss === null ? 'whole' : 'noticed',
    silentLoss: loss === null && !isSame ? found : null,
    ordersLost: ids(entries).filter((id) => !here.has(id)),
    isStable,
  }
}

function openAgain(folder: string): { db: DatabaseSync; journal: SqliteJournal } | 'refused' {
  try {
    const db = open(folder)
    const journal = new SqliteJournal(db)
    journal.settle()
    return { db, journal }
  } catch (error) {
    if (error instanceof NewerJournalError) return 'refused'
    throw error
  }
}

test('a journal of before the chain gets one at its first start, and loses nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'older-'))
  const path = join(folder, 'journal.db')
  const old = new DatabaseSync(path)
  old.exec(`create table trades (
    id text primary key, signal_id text not null unique, lease_id text not null, state text not null,
    intended_at_ms real not null, version integer not null, reported_version integer not null default 0,
    report_problem text, record text not null) strict, without rowid;
    create table meta (key text primary key, value text not null) strict, without rowid;
    insert into meta values ('highest_time_ms', '77')`)
  const trade = tradeNumber(1)
  old
    .prepare(`insert into trades values (?, ?, 'lease', 'sent', ?, 1, 0, null, ?)`)
    .run(trade.id, trade.signalId, trade.intendedAtMs, JSON.stringify(trade))
  old.close()
  const journal = new SqliteJournal(open(folder))

  expect(journal.readNote(journalLossNote)).toBeNull()
  expect(journal.tradesSince(0)).toEqual([trade])
  expect(journal.highestTimeMs()).toBe(77)
  journal.commit([{ kind: 'trade', trade: { ...trade, state: 'placed' } }], 78)
  journal.close()
  const again = new SqliteJournal(open(folder))
  expect(again.tradesSince(0)).toEqual([{ ...trade, state: 'placed' }])
  again.close()
})

test('the damaged file is kept beside the new one, with all that belongs to it', async () => {
  const { killed } = await newKilledFolder(newRandom(1))
  const path = join(killed, 'journal.db')
  const before = readFileSync(path)
  writeFileSync(path, before.subarray(0, 5_000))
  const journal = new SqliteJournal(open(killed))
  const [, name = ''] = /kept as (\S+)\./u.exec(journal.readNote(journalLossNote) ?? '') ?? []

  expect(name).toMatch(/^journal\.db\.damaged-2026-11-18T/u)
  expect(readFileSync(join(killed, name)).length).toBeGreaterThan(0)
  expect(existsSync(join(killed, `${name}.head`))).toBe(true)
  journal.close()
})

test(
  'an app on a damaged journal trades again only after its person has confirmed the loss',
  { timeout: 60_000 },
  async () => {
    const server = await startFakeServer({ limit: 200_000, charts: 10 })
    const folder = newDataFolder({ openTradesMax: 1_000, ordersPerSecondMax: 1_000, allowOpposite: true, stake: 1 })
    const first = startDesktop(server.origin, folder)
    await first.says('trades reserved')
    const chart = new RestlessChart(folder, 'EURUSD-OTC', 20)
    await until('trades are made', () => server.state.trades.size > 10)
    await first.kill('group')
    const path = join(folder, 'journal.db')
    truncateSync(path, Math.floor(readFileSync(path).length / 2))
    rmSync(`${path}-wal`)
    const desktop = startDesktopWithWindow(server.origin, folder)
    onTestFinished(async () => {
      chart.close()
      await desktop.kill('group')
      await server.close()
    })
    const window = await WindowClient.open(desktop)
    const { journalLoss, trading } = await window.shows('the chart', ({ terminal }) => terminal.isConnected)

    expect(journalLoss).toContain('The journal of trades was damaged')
    expect(trading).toMatchObject({ kind: 'stopped', cause: 'journal' })
    await window.act({ kind: 'favorite_on', symbol: 'EURUSD-OTC', timeframeS: 60 })
    expect(await window.act({ kind: 'start' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('confirm'),
    })
    expect(desktop.output()).not.toMatch(/\n {4}at /u)
    const before = server.state.trades.size
    expect(await window.act({ kind: 'confirm_journal' })).toMatchObject({ ok: true })
    expect(await window.act({ kind: 'start' })).toMatchObject({ ok: true })
    await until('trading goes on', () => server.state.trades.size > before + 3)
    expect((await window.state()).journalLoss).toBeNull()
    // None of the orders that were sent before the damage stays open or is reported wrongly.
    chart.stopSignals()
    await until('all is reported', () => [...server.state.trades.values()].every(({ state }) => state === 'settled'))
    expect(server.state.violations).toEqual([])
  },
)

test('a new folder and a second app lose nothing: the one is new, the other is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'))
  const journal = new SqliteJournal(open(folder))

  expect(journal.readNote(journalLossNote)).toBeNull()
  expect(() => open(folder)).toThrow(AlreadyRunningError)
  journal.close()
})
