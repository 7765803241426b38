import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { chainOf, type JournalChain } from './journal-chain.ts'
import { type Cell, digestedColumns, digestOfRow, type JournalTable, journalTables, rowDigest } from './row-digest.ts'

/** The keys of the tables. */
const keys = {
  meta: 'key',
  signals: 'id',
  trades: 'id',
  refusals: 'id',
  seen_signals: 'id',
  turns: 'id',
  commits: 'id',
  leases: 'jti',
} as const satisfies Record<JournalTable, string>

type Statements = { insert: StatementSync; find: StatementSync; replace: StatementSync; remove: StatementSync }

/**
 * Writes rows with their digests, whose sum is in the chain. Every change of a row goes through here, inside a
 * transaction of the chain.
 */
export class JournalRows {
  readonly chain: JournalChain
  readonly #db: DatabaseSync
  readonly #findTrade: StatementSync
  readonly #statements: ReadonlyMap<JournalTable, Statements>

  constructor(db: DatabaseSync) {
    this.#db = db
    this.chain = chainOf(db)
    this.#findTrade = db.prepare('select version, reported_version, report_problem, digest from trades where id = ?')
    this.#statements = new Map(journalTables.map((table) => [table, statementsOf(db, table)]))
  }

  /** A new row; throws when its key exists. `cells` are in the order of `digestedColumns`. */
  insert(table: JournalTable, cells: readonly Cell[]): void {
    const digest = rowDigest(table, cells)
    this.#of(table).insert.run(...cells, digest)
    this.chain.toggle(digest)
  }

  /** The row of a key, null when there is none. */
  find(table: JournalTable, key: Cell): Record<string, unknown> | null {
    return this.#of(table).find.get(key) ?? null
  }

  /** The fields of a trade that are needed to write it again. */
  findTrade(id: string): Record<string, unknown> | null {
    return this.#findTrade.get(id) ?? null
  }

  /** Replaces the row with the same key and answers the old one; null when there was none. */
  put(table: JournalTable, cells: readonly Cell[], before: Record<string, unknown> | null): void {
    if (before === null) return this.insert(table, cells)
    const digest = rowDigest(table, cells)
    this.#of(table).replace.run(...cells.slice(1), digest, cells[0] ?? null)
    this.chain.toggle(digestIn(before))
    this.chain.toggle(digest)
  }

  remove(table: JournalTable, key: Cell): void {
    const before = this.find(table, key)
    if (before === null) return
    this.#of(table).remove.run(key)
    this.chain.toggle(digestIn(before))
  }

  /** Deletes the rows for which `condition` holds, with one value. */
  prune(table: JournalTable, condition: string, value: number): void {
    for (const row of this.#db.prepare(`select digest from ${table} where ${condition}`).all(value))
      this.chain.toggle(digestIn(row))
    this.#db.prepare(`delete from ${table} where ${condition}`).run(value)
  }

  #of(table: JournalTable): Statements {
    const statements = this.#statements.get(table)
    if (statements === undefined) throw new Error(`${table} is no table of the journal.`)
    return statements
  }
}

/** Gives every row of these tables its digest; for journals from before there were digests. */
export function digestAllRows(db: DatabaseSync, tables: readonly JournalTable[]): Uint8Array[] {
  const digests: Uint8Array[] = []
  for (const table of tables) {
    const update = db.prepare(`update ${table} set digest = ? where ${keys[table]} = ?`)
    for (const row of db.prepare(`select * from ${table}`).all()) {
      const digest = digestOfRow(table, row)
      // Safe: the key is a text or a whole number.
      update.run(digest, row[keys[table]] as Cell)
      digests.push(digest)
    }
  }
  return digests
}

function digestIn(row: Record<string, unknown>): Uint8Array {
  // Safe: a strict blob, which every row has.
  return row['digest'] as Uint8Array
}

function statementsOf(db: DatabaseSync, table: JournalTable): Statements {
  const columns = [...digestedColumns[table], 'digest']
  const [key = '', ...others] = columns
  return {
    insert: db.prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`),
    find: db.prepare(`select * from ${table} where ${key} = ?`),
    replace: db.prepare(`update ${table} set ${others.map((column) => `${column} = ?`).join(', ')} where ${key} = ?`),
    remove: db.prepare(`delete from ${table} where ${key} = ?`),
  }
}
