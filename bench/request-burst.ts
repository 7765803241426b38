import { connect, type Socket } from 'node:net'

/**
 * Sends prepared requests over kept connections, one at a time on each, until all are answered. Written on bare sockets
 * so that the asking costs far less than the answering.
 * @returns answers per second; every answer must be a 200
 * @throws Error when an answer is anything else, or a connection fails
 */
export async function measureBurst(port: number, connections: number, requests: readonly Buffer[]): Promise<number> {
  const waiting = requests.values()
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, () => work(port, waiting)))
  return requests.length / ((performance.now() - started) / 1_000)
}

/** A request as bytes, ready to be sent. */
export function requestBytes(firstLine: string, headers: Record<string, string>, body = ''): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${firstLine} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

function work(port: number, waiting: Iterator<Buffer, undefined>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let held = Buffer.alloc(0)
    const ask = () => {
      const next = waiting.next()
      if (next.done !== true) return socket.write(next.value)
      socket.end()
      return resolve()
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection was closed.')))
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk])
      const headEnd = held.indexOf('\r\n\r\n')
      if (headEnd === -1) return undefined
      const head = held.toString('latin1', 0, headEnd)
      const length = /content-length: (\d+)/iu.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
        return reject(new Error(`Unexpected answer: ${held.toString('utf8').slice(0, 400)}`))
      }
      if (held.byteLength < headEnd + 4 + Number(length)) return undefined
      held = Buffer.alloc(0)
      return ask()
    })
  })
}
