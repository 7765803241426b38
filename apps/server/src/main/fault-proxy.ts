import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { listeningPort } from '@stratomate/std/ports'

/**
 * What the proxy between two parties does: passes everything, refuses everybody, swallows every byte, delays each piece
 * by 300 ms, or cuts a connection in the middle of a message.
 */
type Fault = 'pass' | 'reset' | 'silence' | 'slow' | 'cut'

const slowMs = 300
const cutAfterBytes = 20_000

export type FaultProxy = {
  port: number
  /** From now on; `silence` also affects open connections, which stay silent for ever. */
  become: (fault: Fault) => void
  close: () => Promise<void>
}

/** A TCP proxy for tests that fails as networks do. */
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
    if (fault === 'silence' || fault === 'reset') return
    const far = connect(target)
    far.on('error', () => far.destroy())
    keep(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const line = disturbed(() => fault)
      line.on('error', () => from.destroy())
      from.pipe(line).pipe(to)
    }
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

/** What passes in one direction, by the fault of the moment. */
function disturbed(faultNow: () => Fault): Transform {
  let passedBytes = 0
  return new Transform({
    transform: (piece: Buffer, _encoding, pass) => {
      const fault = faultNow()
      if (fault === 'slow') {
        setTimeout(() => pass(null, piece), slowMs)
        return
      }
      passedBytes = fault === 'cut' ? passedBytes + piece.length : 0
      if (passedBytes > cutAfterBytes) pass(new Error('The line is cut.'))
      else pass(null, piece)
    },
  })
}
