import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dayMs, hourMs } from '@stratomate/std/time'
import { expect, test } from 'vitest'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { checkJournal } from './check-journal.ts'
import { RepeatedEntryError } from './commit-log.ts'
import { readHead } from './journal-head.ts'
import { JournalReader } from './journal-reader.ts'
import { JournalRows } from './journal-rows.ts'
import { LeaseStore } from './lease-store.ts'
import { AlreadyRunningError, openJournalDatabase } from './open-journal-database.ts'
import { SqliteJournal } from './sqlite-journal.ts'

function newPath(): string {
  return join(mkdtempSync(join(tmpdir(), 'journal-')), 'journal.db')
}

function trade(id: string, change: Partial<TradeRecord> = {}): TradeRecord {
  return {
    id,
    signalId: `signal of ${id}`,
    leaseId: 'lease',
    broker: 'paper',
    account: 'paper',
    chartKey: 'k',
    feed: 'f',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'x',
    side: 'buy',
    candleTimeS: 600,
    stakeCents: 1_000,
    currency: 'USD',
    price: 1.1,
    payoutPct: 87,
    signalAtMs: 1,
    receivedAtMs: 2,
    intendedAtMs: 3,
    sentAtMs: 4,
    acknowledgedAtMs: null,
    expiresAtMs: 5,
    expiresTimeS: 6,
    state: 'sent',
    result: null,
    profitCents: null,
    reason: null,
    ...change,
  }
}

test('amid many orders reports do not have the tables filled: they come as soon as it is quiet', async () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  const trades = Array.from({ length: 200 }, (_, place) => trade(`t${place}`))
  journal.commit(
    trades.map((one) => ({ kind: 'trade', trade: one })),
    1,
  )

  expect(journal.tradesToReport(300)).toEqual([])
  await expect.poll(() => journal.tradesToReport(300).length).toBe(200)
  journal.close()
})

test('a commit is all or nothing: a signal that is known takes everything beside it back', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  journal.commit([{ kind: 'signal', id: 'a', atMs: 1 }], 1)

  expect(() =>
    journal.commit(
      [
        { kind: 'trade', trade: trade('t') },
        { kind: 'signal', id: 'a', atMs: 2 },
      ],
      2,
    ),
  ).toThrow(RepeatedEntryError)
  expect(journal.tradesSince(0)).toEqual([])
  expect(journal.hasSignal('a')).toBe(true)
})

test('a commit of nothing, which only tries the disk, is followed by others', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  journal.commit([], 1)
  journal.note([], 2)
  journal.commit([{ kind: 'signal', id: 'a', atMs: 3 }], 3)

  expect(journal.hasSignal('a')).toBe(true)
  expect(journal.highestTimeMs()).toBe(3)
})

test('one signal can never have two trades, not even in one commit', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  journal.commit([{ kind: 'trade', trade: trade('one') }], 1)

  expect(() => journal.commit([{ kind: 'trade', trade: trade('two', { signalId: 'signal of one' }) }], 1)).toThrow(
    RepeatedEntryError,
  )
  const ofOneSignal = ['three', 'four'].map((id) => ({ kind: 'trade', trade: trade(id, { signalId: 'new' }) }) as const)
  expect(() => journal.commit([{ kind: 'signal', id: 'new', atMs: 2 }, ...ofOneSignal], 2)).toThrow(RepeatedEntryError)
  expect(journal.hasSignal('new')).toBe(false)
})

test('after a restart trades, signals, leases and the highest time are there', () => {
  const path = newPath()
  const db = openJournalDatabase(path)
  const first = new SqliteJournal(db)
  const lease = { jti: 'lease', token: 'token', expiresAtMs: 9, seq: 2, used: 1, isClosing: false }
  first.commit(
    [
      { kind: 'signal', id: 'a', atMs: 1 },
      { kind: 'trade', trade: trade('t') },
    ],
    77,
  )
  first.note([{ kind: 'trade', trade: trade('t', { state: 'placed' }) }], 70)
  new LeaseStore(db).put(lease)
  first.close()

  const again = openJournalDatabase(path)
  const journal = new SqliteJournal(again)

  expect(journal.tradesSince(100)).toEqual([trade('t', { state: 'placed' })])
  expect(journal.hasSignal('a')).toBe(true)
  expect(journal.highestTimeMs()).toBe(77)
  expect(new LeaseStore(again).all()).toEqual([lease])
})

test('what was committed is on the disk at once, and comes back after a kill that left it out of its tables', () => {
  const path = newPath()
  const db = openJournalDatabase(path)
  const first = new SqliteJournal(db)
  first.commit(
    [
      { kind: 'signal', id: 'a', atMs: 1 },
      { kind: 'trade', trade: trade('t') },
    ],
    5,
  )
  db.close()
  const journal = new SqliteJournal(openJournalDatabase(path))

  expect(journal.hasSignal('a')).toBe(true)
  expect(journal.tradesSince(100)).toEqual([trade('t')])
  expect(journal.highestTimeMs()).toBe(5)
  expect(() => journal.commit([{ kind: 'signal', id: 'a', atMs: 2 }], 6)).toThrow(RepeatedEntryError)
  expect(() => journal.commit([{ kind: 'trade', trade: trade('two', { signalId: 'signal of t' }) }], 6)).toThrow(
    RepeatedEntryError,
  )
  journal.commit([{ kind: 'signal', id: 'b', atMs: 7 }], 7)
  journal.close()
  const again = new SqliteJournal(openJournalDatabase(path))

  expect(again.tradesToReport(10)).toEqual([{ trade: expect.objectContaining({ id: 't' }), version: 1 }])
  expect([again.hasSignal('a'), again.hasSignal('b')]).toEqual([true, true])
})

test('a commit that was left behind brings only what the tables do not have, and no trade back to before', () => {
  const path = newPath()
  const db = openJournalDatabase(path)
  const journal = new SqliteJournal(db)
  journal.note(
    [
      { kind: 'signal', id: 'a', atMs: 1 },
      { kind: 'trade', trade: trade('t', { state: 'placed' }) },
      { kind: 'trade', trade: trade('u') },
    ],
    1,
  )
  journal.settle()
  const rows = new JournalRows(db)
  const left = [
    { kind: 'signal', id: 'a', atMs: 1 },
    { kind: 'trade', trade: trade('t') },
    { kind: 'trade', trade: trade('u', { state: 'settled' }) },
    { kind: 'trade', trade: trade('another', { signalId: 'signal of t' }) },
    { kind: 'signal', id: 'b', atMs: 2 },
  ]
  rows.chain.transaction('full', () => rows.insert('commits', [1, JSON.stringify(left)]))
  journal.close()
  const again = new SqliteJournal(openJournalDatabase(path))
  again.note([{ kind: 'signal', id: 'c', atMs: 3 }], 3)

  expect(again.tradesSince(0).map(({ id, state }) => [id, state])).toEqual([
    ['t', 'placed'],
    ['u', 'settled'],
  ])
  expect(['a', 'b', 'c'].map((id) => again.hasSignal(id))).toEqual([true, true, true])
})

test('a journal of the version before loses nothing when it gets its commits', () => {
  const path = newPath()
  const db = openJournalDatabase(path)
  const journal = new SqliteJournal(db)
  journal.note([{ kind: 'trade', trade: trade('t') }], 5)
  journal.close()
  const older = new DatabaseSync(path)
  older.exec('drop table commits; pragma user_version = 2')
  older.close()
  const again = openJournalDatabase(path)

  expect(checkJournal(again, readHead(path))).toEqual({ kind: 'whole' })
  expect(new SqliteJournal(again).tradesSince(0)).toEqual([trade('t')])
})

test('a trade is reported again only when it has changed since', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  journal.commit([{ kind: 'trade', trade: trade('t') }], 1)
  const [first] = journal.tradesToReport(10)
  journal.note([{ kind: 'trade', trade: trade('t', { state: 'placed' }) }], 1)
  journal.markTradesReported([{ id: 't', version: first?.version ?? 0, problem: null }])
  const [second] = journal.tradesToReport(10)
  journal.markTradesReported([{ id: 't', version: second?.version ?? 0, problem: null }])

  expect(first?.trade.state).toBe('intended')
  expect(second?.trade.state).toBe('placed')
  expect(journal.tradesToReport(10)).toEqual([])
})

test('a refusal is kept once and reported once', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  const refusal = {
    id: 'r',
    signalId: 's',
    symbol: 'EURUSD',
    timeframeS: 60,
    indicatorId: 'x',
    side: 'buy',
    code: 'stale',
    candleTime: 60,
    at: '2026-11-18T12:00:00.000Z',
  } as const
  journal.note(
    [
      { kind: 'refusal', refusal },
      { kind: 'refusal', refusal },
    ],
    1,
  )

  expect(journal.refusalsToReport(10)).toEqual([refusal])
  journal.markRefusalsReported(['r'])
  expect(journal.refusalsToReport(10)).toEqual([])
})

test('only one process at a time has the journal', () => {
  const path = newPath()
  const first = openJournalDatabase(path)

  expect(() => openJournalDatabase(path)).toThrow(AlreadyRunningError)
  first.close()
  expect(() => openJournalDatabase(path)).not.toThrow()
})

test('turns are pruned by whole days, so that each finds the charts of the first turn of its day', () => {
  const db = openJournalDatabase(newPath())
  const journal = new SqliteJournal(db)
  const noon = Date.UTC(2026, 10, 18, 12)
  for (const nowMs of [noon - 13 * hourMs, noon - hourMs, noon + hourMs])
    journal.note([{ kind: 'turn', turn: { nowMs } }], nowMs)
  journal.prune(noon + 7 * dayMs)

  expect(new JournalReader(db).turnsBetween(0, noon * 2).map(({ nowMs }) => nowMs)).toEqual([
    noon - hourMs,
    noon + hourMs,
  ])
})

test('signals older than a week are pruned, open trades never', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  journal.commit(
    [
      { kind: 'signal', id: 'old', atMs: 0 },
      { kind: 'trade', trade: trade('t') },
    ],
    1,
  )
  journal.prune(8 * 86_400_000)

  expect(journal.hasSignal('old')).toBe(false)
  expect(journal.tradesSince(9e15)).toHaveLength(1)
})
