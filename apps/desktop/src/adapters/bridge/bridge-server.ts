import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { heartbeatEveryMs } from '@stratomate/contracts'
import { BridgeConnection } from './bridge-connection.ts'
import type { BridgeEvents } from './bridge-events.ts'
import { BridgeAddressError } from './bridge-files.ts'

export type BridgeServer = {
  /** Sends every chart the reason why trading is paused; null when it runs. */
  sendPause(reason: string | null): void
  /** Refuses new connections, ends the others, and resolves when all are gone. */
  close(): Promise<void>
}

const connectionsMax = 256

/**
 * Listens for Expert Advisors at `address`. The caller holds the lock of the data folder, so a socket file that is
 * already there was left by a crash. Rejects with a BridgeAddressError.
 */
export async function startBridgeServer(
  address: string,
  parts: { token: string; events: BridgeEvents; now: () => number },
): Promise<BridgeServer> {
  const connections = new Set<BridgeConnection>()
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = new BridgeConnection(socket, parts)
    connections.add(connection)
    socket.once('close', () => connections.delete(connection))
  })
  // A chart that cannot be accepted, for instance without free file handles, tries again by itself.
  server.on('error', () => {})
  server.maxConnections = connectionsMax
  const isFile = !address.startsWith('\\\\')
  if (isFile) rmSync(address, { force: true })
  await listen(server, address)
  if (isFile) chmodSync(address, 0o600)
  const heartbeat = setInterval(() => {
    const nowMs = parts.now()
    for (const connection of connections) connection.beat(nowMs)
  }, heartbeatEveryMs)
  return {
    sendPause(reason) {
      for (const connection of connections) connection.sendPause(reason)
    },
    async close() {
      clearInterval(heartbeat)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const connection of connections) connection.refuse('shutting_down')
      await closed
    },
  }
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      const advice = 'Close other Stratomate apps, or choose another data folder with --data.'
      reject(new BridgeAddressError(`The bridge cannot listen at ${address} (${error.message}). ${advice}`))
    }
    server.once('error', fail)
    server.listen(address, () => {
      server.off('error', fail)
      resolve()
    })
  })
}
