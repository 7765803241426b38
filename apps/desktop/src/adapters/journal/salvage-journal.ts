import { DatabaseSync } from 'node:sqlite'
import { JournalRows } from './journal-rows.ts'
import { tablesOf } from './journal-schema.ts'
import { type Cell, digestedColumns, digestOfRow, type JournalTable } from './row-digest.ts'

export type Salvage = { trades: number; unreadable: number }

type Source = { path: string; journal: string | null }

/**
 * Copies every row of a damaged journal that its digest still verifies into a new one. A journal with another name than
 * the one that was here yields no rows.
 */
export function salvageJournal({ path, journal }: Source, target: DatabaseSync): Salvage {
  const total: Salvage = { trades: 0, unreadable: 0 }
  const rows = new JournalRows(target)
  readDamaged(path, (source) => {
    if (journal !== null && nameOf(source) !== journal) return
    rows.chain.transaction('full', () => {
      for (const table of tablesOf(source)) {
        const found = rowsOf(source, table)
        total.unreadable += found.unreadable
        for (const cells of found.rows) rows.put(table, cells, rows.find(table, cells[0] ?? null))
        if (table === 'trades') total.trades = found.rows.length
      }
      rows.chain.setHighestTime(highestTimeOf(source))
    })
  })
  return total
}

function readDamaged(path: string, work: (source: DatabaseSync) => void): void {
  let source: DatabaseSync | null = null
  try {
    source = new DatabaseSync(path, { readOnly: true })
    work(source)
  } catch (error) {
    // A file that is not a journal yields no rows.
    if (!(error instanceof Error && 'errcode' in error)) throw error
  } finally {
    source?.close()
  }
}

/** The highest of all links, because the last one may be gone. */
function highestTimeOf(source: DatabaseSync): number {
  return Number(source.prepare('select max(highest_ms) as highest from chain').get()?.['highest'] ?? 0)
}

function nameOf(source: DatabaseSync): string {
  return String(source.prepare('select value from journal').get()?.['value'])
}

/** From both ends, because a page that cannot be read hides what comes after it. */
function rowsOf(source: DatabaseSync, table: JournalTable): { rows: Cell[][]; unreadable: number } {
  const [key] = digestedColumns[table]
  const found = new Map<Cell, Cell[]>()
  const read = (direction: 'asc' | 'desc'): number => {
    let unreadable = 0
    try {
      for (const row of source.prepare(`select * from ${table} order by ${key} ${direction}`).iterate()) {
        const cells = provenCells(table, row)
        if (cells === null) unreadable += 1
        else found.set(cells[0] ?? null, cells)
      }
      return unreadable
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error)) throw error
      return unreadable + 1
    }
  }
  const unreadable = Math.max(read('asc'), read('desc'))
  return { rows: [...found.values()], unreadable }
}

/** Null for a row that is not what it was. */
function provenCells(table: JournalTable, row: Record<string, unknown>): Cell[] | null {
  const isProven = row['digest'] instanceof Uint8Array && digestOfRow(table, row).equals(row['digest'])
  // Safe: the columns of these tables are strict.
  return isProven ? digestedColumns[table].map((column) => row[column] as Cell) : null
}
