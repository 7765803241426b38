import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { freePort } from './free-port.ts'
import type { EmbeddedStart } from './embedded-worker.ts'

/** The longest socket path that every system accepts. */
const socketPathMax = 100
const startTimeoutMs = 60_000
/** The young generation of the thread, which Node would otherwise choose by the memory of the machine, up to 190 MB. */
const youngMb = 3
const stopTimeoutMs = 5_000

const account = { user: 'postgres', database: 'postgres' } as const

export type EmbeddedDatabase = {
  /** False once its thread has ended by itself. */
  isRunning: () => boolean
  connection: Pick<PoolConfig, 'host' | 'port' | 'user' | 'database'>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts PGlite (PostgreSQL in WebAssembly) in a worker thread, so that a query never blocks the event loop. The
 * ordinary driver connects to it by a socket. It survives a crash of the process but not a power cut, because it never
 * syncs. `onError` hears why its thread died; without it the whole process would die.
 */
export async function startEmbedded(folder: string, onError: (error: Error) => void): Promise<EmbeddedDatabase> {
  const place = await chooseSocket(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeFiles(folder, onError)
  const start = () => startWorker({ folder, listen: place.listen }, onError)
  let worker = await start()
  const stop = async () => {
    await stopWorker(worker)
    place.remove()
  }
  const restart = async () => {
    await worker.terminate()
    place.remove()
    worker = await start()
  }
  const isRunning = () => worker.threadId !== -1
  return { connection: { ...place.connection, ...account }, isRunning, restart, stop }
}

type SocketPlace = {
  listen: NonNullable<EmbeddedStart['listen']>
  connection: { host: string; port: number }
  remove: () => void
}

async function chooseSocket(folder: string): Promise<SocketPlace> {
  if (process.platform === 'win32') {
    const port = await freePort('127.0.0.1')
    return { listen: { port }, connection: { host: '127.0.0.1', port }, remove: () => undefined }
  }
  // A socket file only this user can open; a TCP port would be open to everybody on the machine.
  const directory = socketFolder(folder)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const path = join(directory, '.s.PGSQL.5432')
  const remove = () => rmSync(path, { force: true })
  remove()
  return { listen: { path }, connection: { host: directory, port: 5432 }, remove }
}

function socketFolder(folder: string): string {
  const besideData = join(folder, '..', 'socket')
  if (besideData.length + '/.s.PGSQL.5432'.length <= socketPathMax) return besideData
  return join(tmpdir(), `stratomate-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
}

/** How a command line tool reaches the database of the server that runs on this folder. */
export function runningEmbedded(folder: string): EmbeddedDatabase['connection'] {
  if (process.platform === 'win32') throw new Error('Stop the server first: on Windows its database has no socket.')
  return { host: socketFolder(folder), port: 5432, ...account }
}

function openThread(start: EmbeddedStart, onError: (error: Error) => void): Worker {
  const resourceLimits = { maxYoungGenerationSizeMb: youngMb }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: start, resourceLimits })
  worker.on('error', (error: unknown) => onError(errorOf(error)))
  return worker
}

/** In a separate thread: creating a database leaves some 80 MB behind in it. */
async function makeFiles(folder: string, onError: (error: Error) => void): Promise<void> {
  const signal = AbortSignal.timeout(startTimeoutMs)
  const exit: unknown[] = await once(openThread({ folder, listen: null }, onError), 'exit', { signal })
  if (exit[0] !== 0) throw new Error(`The files of the embedded database could not be made (code ${String(exit[0])}).`)
}

async function startWorker(start: EmbeddedStart, onError: (error: Error) => void): Promise<Worker> {
  const worker = openThread(start, onError)
  const signal = AbortSignal.timeout(startTimeoutMs)
  const failed = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`The embedded database stopped while starting (code ${String(code)}).`)
  })
  await Promise.race([once(worker, 'message', { signal }), failed])
  return worker
}

/** The engine throws plain objects for what its file system refuses. */
function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`The embedded database failed: ${JSON.stringify(thrown)}`)
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return
  const closed = once(worker, 'message')
  worker.postMessage('stop')
  await Promise.race([closed, wait(stopTimeoutMs, undefined, { ref: false })])
  await worker.terminate()
}
