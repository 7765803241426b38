import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/**
 * What the embedded database is started with: its folder and where it listens (a socket path, or a loopback port);
 * null: it makes the files of a new database and ends.
 */
export type EmbeddedStart = { folder: string; listen: { path: string } | { port: number } | null }

// Optimising one very large function of PostgreSQL takes 550 MB for some seconds, and part of it stays. Without that,
// the thread takes 95 MB instead of 160, and queries take a fifth longer.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

const { folder, listen } = workerData as EmbeddedStart
/** A cache of 128 MB, as a server has it, is memory that one small database never needs. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
const db = await PGlite.create({ dataDir: folder, startParams })
if (listen === null) await db.close()
else await serve(listen)

async function serve(place: NonNullable<EmbeddedStart['listen']>): Promise<void> {
  // More than the pool's one connection, because a new connection may overlap with the one it replaces for a moment.
  const server = new PGLiteSocketServer({ db, maxConnections: 4, ...place })
  await server.start()
  parentPort?.postMessage('ready')
  parentPort?.once('message', () => void stop(server))
}

async function stop(server: PGLiteSocketServer): Promise<void> {
  await server.stop()
  await db.close()
  parentPort?.postMessage('closed')
}
