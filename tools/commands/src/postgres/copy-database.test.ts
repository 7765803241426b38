import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyDatabase } from './copy-database.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const segment = '000000010000000000000001'
const megabyte = 1_048_576

/** A data folder with one table and one segment of the write-ahead log, which holds `log` and then zeros. */
function databaseWith(log: Buffer): { from: string; to: string } {
  const root = mkdtempSync(join(tmpdir(), 'copy-database-'))
  folders.push(root)
  const from = join(root, 'from')
  mkdirSync(join(from, 'pg_wal', 'summaries'), { recursive: true })
  mkdirSync(join(from, 'base', '5'), { recursive: true })
  writeFileSync(join(from, 'base', '5', '1259'), 'a table')
  writeFileSync(join(from, 'pg_wal', 'summaries', segment), 'a summary')
  writeFileSync(join(from, 'pg_wal', segment), Buffer.concat([log, Buffer.alloc(megabyte)]))
  return { from, to: join(root, 'to') }
}

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([7])],
  ['zeros and a byte', Buffer.concat([Buffer.alloc(20_000), Buffer.from([7])])],
])('a copy has the same bytes when the log holds %s', (_what, log) => {
  const { from, to } = databaseWith(log)
  copyDatabase(from, to)

  expect(readFileSync(join(to, 'pg_wal', segment)).equals(readFileSync(join(from, 'pg_wal', segment)))).toBe(true)
  expect(readFileSync(join(to, 'pg_wal', 'summaries', segment), 'utf8')).toBe('a summary')
  expect(readFileSync(join(to, 'base', '5', '1259'), 'utf8')).toBe('a table')
})

test('the empty rest of the log takes no disk', ({ skip }) => {
  if (process.platform === 'win32') skip('Windows tells no blocks of a file')
  const { from, to } = databaseWith(Buffer.from('changes'))
  copyDatabase(from, to)
  const { size, blocks } = statSync(join(to, 'pg_wal', segment))

  expect(size).toBeGreaterThan(megabyte)
  expect(blocks * 512).toBeLessThan(megabyte / 2)
})
