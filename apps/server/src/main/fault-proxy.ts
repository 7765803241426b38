import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listeningPort } from '@stratomate/std/ports'

/** What the proxy between two parties does: lets all pass, cuts everybody off, or swallows every byte. */
type Fault = 'pass' | 'reset' | 'silence'

export type FaultProxy = {
  port: number
  /** From now on; `silence` also strikes connections that are open, and they stay silent for ever. */
  become: (fault: Fault) => void
  close: () => Promise<void>
}

/** A TCP proxy for tests that breaks the way as networks do. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  let fault: Fault = 'pass'
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (fault === 'reset') near.resetAndDestroy()
    if (fault !== 'pass') return
    const far = connect(target)
    far.on('error', () => far.destroy())
    keep(far)
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: listeningPort(server),
    become: (next) => {
      fault = next
      for (const socket of open) {
        if (fault === 'reset') socket.resetAndDestroy()
        if (fault === 'silence') socket.unpipe().removeAllListeners('data').pause()
      }
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
