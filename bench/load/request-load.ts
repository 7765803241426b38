import { connect, type Socket } from 'node:net'

export type RequestLoad = { connections: number; seconds: number; path: string; headers: Record<string, string> }

/**
 * Requests one address again and again over open connections, one request at a time on each, and counts the answers.
 * Written on bare sockets so that asking costs far less than answering.
 * @returns answers per second; every answer must be a 200
 * @throws Error when an answer is anything else, or a connection ends
 */
export async function measureRequests(port: number, load: RequestLoad): Promise<number> {
  const { connections, seconds, path, headers } = load
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  const started = performance.now()
  const until = started + seconds * 1_000
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil({ port, request, until })))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return answers / ((performance.now() - started) / 1_000)
}

function askUntil({ port, request, until }: { port: number; request: Buffer; until: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let count = 0
    let missing = 0
    const ask = () => {
      missing = -1
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      const problem = take(chunk)
      if (problem !== null) return reject(new Error(problem))
      if (missing > 0) return undefined
      count += 1
      if (performance.now() < until) return ask()
      socket.end()
      return resolve(count)
    })
    /** Answers come one at a time: a head with its length, then that many bytes. */
    const take = (chunk: Buffer): string | null => {
      if (missing >= 0) {
        missing -= chunk.byteLength
        return null
      }
      const headEnd = chunk.indexOf('\r\n\r\n')
      const head = chunk.toString('latin1', 0, headEnd)
      const length = /content-length: (\d+)/iu.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) return `Unexpected answer: ${head.slice(0, 200)}`
      missing = Number(length) - (chunk.byteLength - headEnd - 4)
      return null
    }
  })
}
