import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { readRecord } from '@stratomate/lab/record/read-record'
import { verifyRecord } from '@stratomate/lab/record/record-proof'
import { expect, test } from 'vitest'
import { journalPathOf, openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { writeRecord } from './write-record.ts'

const folder = mkdtempSync(join(tmpdir(), 'record-'))
const file = join(folder, 'record.json')
const write = async () => {
  const line = await writeRecord(file, folder)
  return { line, record: readRecord(readFileSync(file, 'utf8')) }
}

function journal(trades: readonly ReturnType<typeof tradeOf>[]): void {
  const db = openJournalDatabase(journalPathOf(folder))
  new SqliteJournal(db).commit(
    trades.map((trade) => ({ kind: 'trade', trade })),
    trades[0]?.intendedAtMs ?? 0,
  )
  db.close()
}

test('the trades of the journal are written with the head of its chain, which moves with each, under one key', async () => {
  const won = tradeOf({ id: 'a', signalId: 'a', state: 'settled', result: 'won', profitCents: 870 })
  const refused = tradeOf({ id: 'b', signalId: 'b', state: 'rejected', reason: 'stale' })
  const open = tradeOf({ id: 'c', signalId: 'c', symbol: 'GBPUSD', state: 'placed' })
  journal([won, refused, open])
  const first = await write()
  const again = await write()
  journal([{ ...won, id: 'd', signalId: 'd', result: 'lost', profitCents: -1_000 }])
  const later = await write()

  expect(first.line).toBe(`2 trades of 2 charts, signed. Written to ${file}.`)
  expect(await verifyRecord(later.record)).toBe('same')
  expect(first.record.totals).toMatchObject([{ won: 1, lost: 0, unknown: 1, profitCents: 870 }])
  expect(later.record.totals).toMatchObject([{ won: 1, lost: 1, unknown: 1, profitCents: -130 }])
  expect(again.record).toEqual(first.record)
  expect(later.record.journal).toMatchObject({ id: first.record.journal.id })
  expect(later.record.journal.seq).toBeGreaterThan(first.record.journal.seq)
  expect(later.record.journal.hash).not.toBe(first.record.journal.hash)
  expect(later.record.signer).toBe(first.record.signer)
  for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name), 'latin1')).not.toContain('"d":')
})
