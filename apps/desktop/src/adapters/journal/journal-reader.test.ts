import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Refusal } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { JournalReader } from './journal-reader.ts'
import { openJournalDatabase } from './open-journal-database.ts'
import { SqliteJournal } from './sqlite-journal.ts'

function newJournal() {
  const db = openJournalDatabase(join(mkdtempSync(join(tmpdir(), 'reader-')), 'journal.db'))
  const journal = new SqliteJournal(db)
  return { journal, reader: new JournalReader(db, () => journal.settle()) }
}

const seen = { emittedAtMs: 1, receivedAtMs: 2, barTimeS: 60, price: 1.1, pausedReason: null }

function refusalAt(id: string, atMs: number): Refusal {
  const at = new Date(atMs).toISOString()
  const chart = { symbol: 'EURUSD', timeframeS: 60, indicatorId: 'x' }
  return { id, signalId: `signal ${id}`, ...chart, side: 'buy', code: 'stale', candleTime: 60, at }
}

const tradeAt = (id: string, intendedAtMs: number, state: 'settled' | 'sent' | 'rejected' = 'sent') =>
  tradeOf({ id, signalId: `signal ${id}`, intendedAtMs, state })

test('alerts come newest first, refused and traded in one list, and every page begins where the last one ended', () => {
  const { journal, reader } = newJournal()
  journal.note(
    [
      { kind: 'refusal', refusal: refusalAt('a', 1_000), seen },
      { kind: 'trade', trade: tradeAt('b', 2_000) },
      { kind: 'refusal', refusal: refusalAt('c', 2_000) },
      { kind: 'trade', trade: tradeAt('d', 3_000) },
    ],
    4_000,
  )
  const first = reader.alertsBefore(null, 3)
  const [, , last] = first
  const second = reader.alertsBefore(last ?? null, 3)

  expect(first.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['traded d', 'refused c', 'traded b'])
  expect(second).toEqual([{ kind: 'refused', atMs: 1_000, id: 'a', refusal: refusalAt('a', 1_000), seen }])
  expect(first[1]).toMatchObject({ seen: null })
})

test('an order that was taken back before it left is listed once, as its refusal', () => {
  const { journal, reader } = newJournal()
  const trade = { ...tradeAt('t', 1_000, 'rejected'), reason: 'stale' as const }
  journal.note(
    [
      { kind: 'trade', trade },
      { kind: 'trade', trade: tradeAt('unknown to the broker', 900, 'rejected') },
      { kind: 'refusal', refusal: refusalAt('t refused', 1_001) },
    ],
    2_000,
  )

  expect(reader.alertsBefore(null, 10).map(({ id }) => id)).toEqual(['t refused', 'unknown to the broker'])
})

test('closed trades are paged without the open ones, and a day is read whole', () => {
  const { journal, reader } = newJournal()
  journal.note(
    [
      { kind: 'trade', trade: tradeAt('one', 1_000, 'settled') },
      { kind: 'trade', trade: tradeAt('open', 2_000) },
      { kind: 'trade', trade: tradeAt('three', 3_000, 'rejected') },
    ],
    4_000,
  )

  expect(reader.closedTradesBefore(null, 10).map(({ id }) => id)).toEqual(['three', 'one'])
  expect(reader.closedTradesBefore({ atMs: 3_000, id: 'three' }, 10).map(({ id }) => id)).toEqual(['one'])
  expect(reader.tradesBetween(1_000, 3_000).map(({ id }) => id)).toEqual(['one', 'open'])
})

test('the days on which signals were judged are known, newest first, each once', () => {
  const { journal, reader } = newJournal()
  const turnAt = (at: string) => ({ nowMs: Date.parse(at), charts: [], slots: 1, signals: [] })
  const days = ['2026-11-17T23:59:59.999Z', '2026-11-18T00:00:00Z', '2026-11-18T12:00:00Z', '2026-11-20T08:00:00Z']
  journal.note(
    days.map((at) => ({ kind: 'turn', turn: turnAt(at) })),
    Date.parse('2026-11-20T09:00:00Z'),
  )

  expect(reader.recordedDays().map((ms) => new Date(ms).toISOString().slice(0, 10))).toEqual([
    '2026-11-20',
    '2026-11-18',
    '2026-11-17',
  ])
  expect(newJournal().reader.recordedDays()).toEqual([])
})
