import { mkdtempSync } from 'node:fs'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@stratomate/std/time'
import { afterAll, expect, test, vi } from 'vitest'
import { checkJournal } from './check-journal.ts'
import { type Head, readHead } from './journal-head.ts'
import { openJournalDatabase } from './open-journal-database.ts'
import { SqliteJournal } from './sqlite-journal.ts'

// The disk may be slow: the last commits are not moved into their tables while this test runs.
vi.useFakeTimers({ toFake: ['setTimeout'] })
afterAll(() => vi.useRealTimers())

/**
 * A journal of a few entries with the file of its head: four entries are in their table, two still in their commits.
 */
async function newScene() {
  const path = join(mkdtempSync(join(tmpdir(), 'check-')), 'journal.db')
  const db = openJournalDatabase(path)
  // The open journal, too, notices what is changed below, when it moves its commits into their tables.
  const journal = new SqliteJournal(db, { disk: { failed() {} } })
  const commit = (n: number): void => journal.commit([{ kind: 'signal', id: `signal ${n}`, atMs: n }], n)
  for (const n of [1, 2, 3]) commit(n)
  journal.note([{ kind: 'signal', id: 'signal 4', atMs: 4 }], 4)
  journal.settle()
  for (const n of [5, 6]) commit(n)
  await new Promise((resolve) => setImmediate(resolve))
  const head = readHead(path)
  if (head === null) throw new Error('The journal has no head.')
  return { db, head, journal }
}

const thisStart = { bootMs: Date.now() - uptime() * 1_000, uptimeS: 0 }
const earlierStart = { bootMs: thisStart.bootMs - 5 * hourMs, uptimeS: 3_600 }

test.each<[string, (head: Head) => Head | null, string]>([
  ['the head of now', (head) => head, 'whole'],
  ['no head', () => null, 'whole'],
  ['a head of a kill before it was written', (head) => ({ ...head, seq: head.seq - 3, hash: head.hash }), 'damaged'],
  ['a head that is further, in the same run of the computer', (head) => further(head, thisStart), 'damaged'],
  ['a head that is further by news, before a restart', (head) => further(head, earlierStart), 'cut_by_restart'],
  [
    'a head that is further by flushed entries, before a restart',
    (head) => ({ ...further(head, earlierStart), flushedSeq: head.seq + 1 }),
    'damaged',
  ],
  ['the head of another journal', (head) => ({ ...head, journal: 'another' }), 'damaged'],
  ['another link under the same number', (head) => ({ ...head, hash: '00'.repeat(16) }), 'damaged'],
])('a journal beside %s', async (_, headOf, kind) => {
  const { db, head, journal } = await newScene()

  expect(checkJournal(db, headOf(head)).kind).toBe(kind)
  journal.close()
})

test('a kill between a commit and its head leaves the link before, and that is whole', async () => {
  const { db, head, journal } = await newScene()
  journal.commit([{ kind: 'signal', id: 'the last', atMs: 9 }], 9)

  expect(checkJournal(db, head)).toEqual({ kind: 'whole' })
  journal.close()
})

test.each([
  ['a changed row', `update signals set at_ms = 99 where id = 'signal 3'`],
  ['a lost row', `delete from signals where id = 'signal 3'`],
  ['an added row', `insert into signals (id, at_ms) values ('foreign', 1)`],
  ['a changed commit', `update commits set record = '[]' where id = 2`],
  ['a lost commit', 'delete from commits where id = 2'],
  ['a changed digest', `update signals set digest = zeroblob(16) where id = 'signal 3'`],
  ['a missing link', 'delete from chain where seq = 4'],
  ['a changed time of a link', 'update chain set highest_ms = 1 where seq = 5'],
])('%s is noticed without a head', async (_, sql) => {
  const { db, journal } = await newScene()
  db.exec(sql)

  expect(checkJournal(db, null).kind).toBe('damaged')
  journal.close()
})

function further(head: Head, start: Pick<Head, 'bootMs' | 'uptimeS'>): Head {
  return { ...head, ...start, seq: head.seq + 2, flushedSeq: head.seq }
}
