import { connect, type Socket } from 'node:net'

/**
 * Sends prepared requests over open connections, one at a time on each, until all are answered. Written on bare sockets
 * so that asking costs far less than answering.
 * @returns answers per second; every answer must be a 200
 * @throws Error when an answer is anything else, or a connection fails
 */
export async function measureBurst(port: number, connections: number, requests: readonly Buffer[]): Promise<number> {
  return (await timeBurst(port, connections, requests)).perSecond
}

export type TimedBurst = { perSecond: number; times: number[] }

/** As `measureBurst`, with the milliseconds that each answer took. */
export async function timeBurst(port: number, connections: number, requests: readonly Buffer[]): Promise<TimedBurst> {
  const waiting = requests.values()
  const times: number[] = []
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, () => work({ port, waiting, times })))
  return { perSecond: requests.length / ((performance.now() - started) / 1_000), times }
}

/** A request as bytes, ready to send. */
export function requestBytes(firstLine: string, headers: Record<string, string>, body = ''): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${firstLine} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

type Work = { port: number; waiting: Iterator<Buffer, undefined>; times: number[] }

function work({ port, waiting, times }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = 0
    const socket: Socket = connect(port, '127.0.0.1')
    let held = Buffer.alloc(0)
    const ask = () => {
      const next = waiting.next()
      asked = performance.now()
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
        return reject(new Error(`Unexpected answer: ${held.toString('utf8').slice(0, 1_200)}`))
      }
      if (held.byteLength < headEnd + 4 + Number(length)) return undefined
      held = Buffer.alloc(0)
      times.push(performance.now() - asked)
      return ask()
    })
  })
}
