import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** What the embedded database is started with: its folder and where it listens (a socket path, or a loopback port). */
export type EmbeddedStart = { folder: string; listen: { path: string } | { port: number } }

const { folder, listen } = workerData as EmbeddedStart
/** A cache of 128 MB, as a server has it, is memory that one small database never needs. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
const db = await PGlite.create({ dataDir: folder, startParams })
// More than the pool's one connection: a replaced connection may overlap with the old one for a moment.
const server = new PGLiteSocketServer({ db, maxConnections: 4, ...listen })
await server.start()
parentPort?.postMessage('ready')

parentPort?.once('message', () => {
  void stop()
})

async function stop(): Promise<void> {
  await server.stop()
  await db.close()
  parentPort?.postMessage('closed')
}
