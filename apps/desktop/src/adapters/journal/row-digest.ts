import { hash } from 'node:crypto'

/** What a row's digest is made of, table by table, in this order. */
export const digestedColumns = {
  meta: ['key', 'value'],
  signals: ['id', 'at_ms'],
  trades: [
    'id',
    'signal_id',
    'lease_id',
    'state',
    'intended_at_ms',
    'version',
    'reported_version',
    'report_problem',
    'record',
  ],
  refusals: ['id', 'at_ms', 'reported', 'record'],
  seen_signals: ['id', 'at_ms', 'record'],
  turns: ['id', 'at_ms', 'record'],
  commits: ['id', 'record'],
  leases: ['jti', 'token', 'expires_at_ms', 'seq', 'used', 'closing'],
} as const

export type JournalTable = keyof typeof digestedColumns
export type Cell = string | number | null

export const journalTables: readonly JournalTable[] = [
  'meta',
  'signals',
  'trades',
  'refusals',
  'seen_signals',
  'turns',
  'commits',
  'leases',
]

const digestBytes = 16

/** The content of a row as a digest of 16 bytes. `cells` are in the order of `digestedColumns`. */
export function rowDigest(table: JournalTable, cells: readonly Cell[]): Buffer {
  return shortHash([table, ...cells].join('\u0000'))
}

/** The digest of a row as SQLite answers it. */
export function digestOfRow(table: JournalTable, row: Record<string, unknown>): Buffer {
  // Safe: the columns of these tables are strict.
  return rowDigest(
    table,
    digestedColumns[table].map((column) => row[column] as Cell),
  )
}

export function shortHash(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer').subarray(0, digestBytes)
}

/** The sum of digests: adding the same one again removes it. Changes `sum`. */
export function toggleDigest(sum: Uint8Array, digest: Uint8Array): void {
  for (let at = 0; at < digestBytes; at += 1) sum[at] = (sum[at] ?? 0) ^ (digest[at] ?? 0)
}

export function emptySum(): Uint8Array {
  return new Uint8Array(digestBytes)
}

/** A link of the chain. `highestMs` is the highest time that was ever journaled, Unix milliseconds. */
export type LinkContent = { seq: number; highestMs: number; sum: Uint8Array }

/** The hash of one link: over the link before it and all of its fields. */
export function linkHash(before: Uint8Array, { seq, highestMs, sum }: LinkContent): Buffer {
  const content = Buffer.allocUnsafe(2 * digestBytes + 16)
  content.set(before, 0)
  content.set(sum, digestBytes)
  content.writeDoubleLE(seq, 2 * digestBytes)
  content.writeDoubleLE(highestMs, 2 * digestBytes + 8)
  return shortHash(content)
}
