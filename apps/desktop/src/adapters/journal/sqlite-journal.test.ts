import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
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
  ).toThrow('UNIQUE')
  expect(journal.tradesSince(0)).toEqual([])
  expect(journal.hasSignal('a')).toBe(true)
})

test('one signal can never have two trades', () => {
  const journal = new SqliteJournal(openJournalDatabase(newPath()))
  journal.commit([{ kind: 'trade', trade: trade('one') }], 1)

  expect(() => journal.commit([{ kind: 'trade', trade: trade('two', { signalId: 'signal of one' }) }], 1)).toThrow(
    'UNIQUE',
  )
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

test.each([
  ['between orders', () => true, 5],
  ['while an order is always on its way', () => false, 15],
])('the write-ahead file stays short under load, %s', (_, isIdle, megabytesMax) => {
  const path = newPath()
  const journal = new SqliteJournal(openJournalDatabase(path))
  const sizes: number[] = []
  const context = 'x'.repeat(2_000)
  for (let n = 0; n < 1_500; n += 1) {
    const turn = { nowMs: n, context }
    journal.note(
      [
        { kind: 'signal', id: `signal ${n}`, atMs: n },
        { kind: 'turn', turn },
      ],
      n,
    )
    if (n % 5 === 0) journal.tidyWhenLong(isIdle)
    sizes.push(statSync(`${path}-wal`).size)
  }

  expect(Math.max(...sizes)).toBeLessThan(megabytesMax * 1_048_576)
  expect(journal.hasSignal('signal 0')).toBe(true)
})
