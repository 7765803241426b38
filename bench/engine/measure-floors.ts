import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openJournalDatabase } from '@stratomate/desktop/adapters/journal/open-journal-database'
import { type Percentiles, percentilesOf } from '@stratomate/std/statistics'
import { monotonicMs } from './signal-load.ts'

/** `rows` is how many rows a commit has written; null where nothing is compared with it. */
type Floor = { what: string; rows: number | null; times: Percentiles }

const repetitions = 500
/** What one signal of the bench writes to the journal: its id, its trade, and the values that the gate checked. */
const rowBytes = 1_500
const pageBytes = 4_096
const filePages = 256

/**
 * The best times that this disk allows, in milliseconds: nothing that flushes an order before sending it can be faster.
 * The last row is the same commit on a thread, including the way there and back: what the loop would save by not
 * waiting itself.
 */
export async function measureFloors(): Promise<Floor[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    return [
      { what: 'one page, fdatasync', rows: null, times: measurePageFlush(join(folder, 'pages')) },
      ...[1, 10, 100].map((rows) => ({
        what: `SQLite commit of ${rows} rows`,
        rows,
        times: measureCommit(join(folder, `rows-${rows}.db`), rows),
      })),
      {
        what: 'SQLite commit of 1 row, thread',
        rows: null,
        times: await measureThreadCommit(join(folder, 'thread.db')),
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The file gets its full length before the first flush, so that no flush has to write the length. */
function measurePageFlush(path: string): Percentiles {
  const file = openSync(path, 'w')
  const page = Buffer.alloc(pageBytes, 'x')
  const writePage = (place: number) => writeSync(file, page, 0, pageBytes, (place % filePages) * pageBytes)
  for (let place = 0; place < filePages; place += 1) writePage(place)
  fdatasyncSync(file)
  const times = timesOf((place) => {
    writePage(place)
    fdatasyncSync(file)
  })
  closeSync(file)
  return percentilesOf(times)
}

/**
 * Uses the settings of the journal, by opening the file with the journal's own function. Checkpoints run between the
 * commits, as in the app, where they run beside the orders.
 */
function measureCommit(path: string, rows: number): Percentiles {
  const db = openJournalDatabase(path)
  db.exec('create table floor (id integer primary key, record text not null) strict')
  const insert = db.prepare('insert into floor (record) values (?)')
  const record = 'x'.repeat(rowBytes)
  const checkpointEvery = Math.ceil(1_000 / rows)
  const times = Array.from({ length: repetitions }, (_, place) => {
    const startedAt = monotonicMs()
    db.exec('begin immediate')
    for (let row = 0; row < rows; row += 1) insert.run(record)
    db.exec('commit')
    const ms = monotonicMs() - startedAt
    if (place % checkpointEvery === 0) db.exec('pragma wal_checkpoint(passive)')
    return ms
  })
  db.close()
  return percentilesOf(times)
}

async function measureThreadCommit(path: string): Promise<Percentiles> {
  const thread = new Worker(`(${commitRows.toString()})()`, { eval: true, workerData: path })
  const answered = (): Promise<unknown> => new Promise((resolve) => thread.once('message', resolve))
  await answered()
  const record = 'x'.repeat(rowBytes)
  const times: number[] = []
  for (let place = 0; place < repetitions; place += 1) {
    const startedAt = monotonicMs()
    thread.postMessage(record)
    await answered()
    times.push(monotonicMs() - startedAt)
  }
  await thread.terminate()
  return percentilesOf(times)
}

/** The code of the thread; it sees nothing of this module. */
function commitRows(): void {
  const threads = process.getBuiltinModule('node:worker_threads')
  const { parentPort } = threads
  const path: unknown = threads.workerData
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const db = new DatabaseSync(String(path))
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec('create table floor (id integer primary key, record text not null) strict')
  const insert = db.prepare('insert into floor (record) values (?)')
  parentPort?.on('message', (record: string) => {
    db.exec('begin immediate')
    insert.run(record)
    db.exec('commit')
    parentPort.postMessage('done')
  })
  parentPort?.postMessage('ready')
}

function timesOf(work: (place: number) => void): number[] {
  return Array.from({ length: repetitions }, (_, place) => {
    const startedAt = monotonicMs()
    work(place)
    return monotonicMs() - startedAt
  })
}
