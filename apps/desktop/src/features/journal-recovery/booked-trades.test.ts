import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { bookedTrades } from './booked-trades.ts'

const warnings: string[] = []
const log = { warn: (line: string) => void warnings.push(line) }

test.each(['paper-ledger.db', 'orders-deriv-demo.db'])(
  '%s whose writer was killed before its tables were there has no trades',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'booked-'))
    const db = new DatabaseSync(join(folder, name))
    db.exec('pragma journal_mode = wal')
    db.close()

    expect(bookedTrades(folder, 0, log)).toEqual([])
  },
)

test('a file that is no database gives no trades, and is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'booked-'))
  writeFileSync(join(folder, 'paper-ledger.db'), 'no database at all'.repeat(100))

  expect(bookedTrades(folder, 0, log)).toEqual([])
  expect(warnings).toEqual(['A book of orders could not be compared with the journal.'])
})
