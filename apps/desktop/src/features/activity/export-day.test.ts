import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLiveDay } from '@stratomate/lab/live/read-live-day'
import { tradeOf } from '@stratomate/engine/testing/trade-of'
import { AlreadyRunningError, openJournalDatabase } from '#desktop/adapters/journal/open-journal-database.ts'
import { SqliteJournal } from '#desktop/adapters/journal/sqlite-journal.ts'
import { exportDay } from './export-day.ts'
import { readDesktopSettings } from '#desktop/app/settings.ts'
import { ImportLog, type ImportNotes } from '#desktop/features/settings-import/import-log.ts'

const day = '2026-11-18'
const readImports = (notes: ImportNotes): ImportLog => new ImportLog(notes)

function journaled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const db = openJournalDatabase(join(folder, 'journal.db'))
  const dayMs = 86_400_000
  const won = tradeOf({ id: 'a', signalId: 'a', state: 'settled', result: 'won', profitCents: 870 })
  const before = tradeOf({ id: 'b', signalId: 'b', intendedAtMs: won.intendedAtMs - dayMs })
  const after = tradeOf({ id: 'c', signalId: 'c', intendedAtMs: won.intendedAtMs + dayMs })
  const { symbol, timeframeS, indicatorId, side } = won
  const signal = { signalId: 'r', symbol, timeframeS, indicatorId, side, candleTime: 60 }
  const refusal = { id: 'r', ...signal, code: 'stale' } as const
  new SqliteJournal(db).commit(
    [
      ...[won, before, after].map((trade) => ({ kind: 'trade', trade }) as const),
      { kind: 'refusal', refusal: { ...refusal, at: `${day}T23:59:59.999Z` } },
      { kind: 'refusal', refusal: { ...refusal, id: 'n', at: '2026-11-19T00:00:00.000Z' } },
    ],
    won.intendedAtMs,
  )
  const imports = new ImportLog(new SqliteJournal(db))
  for (const atMs of [won.intendedAtMs - dayMs, won.intendedAtMs, won.intendedAtMs + dayMs]) {
    imports.finish(imports.begin({ atMs, symbol, timeframeS, words: 'Imported.', before: null, after: null }))
  }
  db.close()
  return folder
}

test('exactly the day is written, as JSON and as CSV, and summed up in one line', () => {
  const folder = journaled()
  const file = join(folder, 'day.json')

  expect(exportDay({ file, day }, folder, readImports)).toBe(
    `2026-11-18 (UTC): 1 trades (paper: 1 won, 0 lost, 0 tied, 0 open, result 8.70 USD), 1 signals refused. Written to ${file}.`,
  )
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    day,
    trades: [{ id: 'a', latency: { signalToAppMs: 0, appToOrderMs: null } }],
    refusals: [{ id: 'r' }],
    imports: [{ state: 'applied', words: 'Imported.' }],
  })
  exportDay({ file: join(folder, 'day.CSV'), day }, folder, readImports)
  expect(readFileSync(join(folder, 'day.CSV'), 'utf8').split('\r\n')).toHaveLength(5)
})

test('the Strategy Lab reads a written day', () => {
  const folder = journaled()
  const file = join(folder, 'day.json')
  exportDay({ file, day }, folder, readImports)
  const won = tradeOf({})
  const { fromS, trades } = readLiveDay(readFileSync(file, 'utf8'), won)

  expect(fromS).toBe(Date.parse(`${day}T00:00:00Z`) / 1_000)
  expect(trades.map(({ side, stakeCents, profitCents, reason }) => [side, stakeCents, profitCents, reason])).toEqual([
    [won.side, won.stakeCents, 870, null],
    [won.side, 0, null, 'stale'],
  ])
})

test('a day without trades is written too', () => {
  const folder = journaled()
  const file = join(folder, 'day.json')

  expect(exportDay({ file, day: '2026-11-01' }, folder, readImports)).toBe(
    `2026-11-01 (UTC): 0 trades, 0 signals refused. Written to ${file}.`,
  )
})

test('while the app runs, or into a folder that is not there, nothing is written and a sentence says why', () => {
  const folder = journaled()
  expect(() => exportDay({ file: join(folder, 'none', 'day.csv'), day }, folder, readImports)).toThrow(
    'could not be written',
  )
  const db = openJournalDatabase(join(folder, 'journal.db'))
  expect(() => exportDay({ file: join(folder, 'day.csv'), day }, folder, readImports)).toThrow(AlreadyRunningError)
  db.close()
})

test.each([
  [['--export', 'journal.db', '--day', day], '.csv or .json'],
  [['--day', day], '.csv or .json'],
  [['--export', 'a.csv'], '--day'],
  [['--export', 'a.csv', '--day', '2026-02-30'], '--day'],
  [['--export', 'a.csv', '--day', 'today'], '--day'],
])('%j is refused', (args, reason) => {
  expect(() => readDesktopSettings(args)).toThrow(reason)
})
