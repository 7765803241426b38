import { connect, type Socket } from 'node:net'

/** Many open streams of one channel. `untilAll` resolves when each of them has received this many events. */
export type EventReaders = { untilAll: (count: number) => Promise<void>; close: () => void }

const openAtOnce = 200
const mark = Buffer.from('event: post.changed')

/**
 * Opens streams on bare sockets, so that listening costs far less than sending.
 * @throws Error when a stream is refused
 */
export async function openReaders(
  port: number,
  { path, count, headersOf }: { path: string; count: number; headersOf: (place: number) => Record<string, string> },
): Promise<EventReaders> {
  const heard = new Uint32Array(count)
  const sockets: Socket[] = []
  let wanted = Number.POSITIVE_INFINITY
  let behind = count
  let reached: () => void = () => undefined
  const hear = (place: number) => {
    const before = heard[place] ?? 0
    heard[place] = before + 1
    if (before + 1 === wanted && (behind -= 1) === 0) reached()
  }
  const open = (place: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      const lines = Object.entries({ host: 'localhost', ...headersOf(place) }).map((pair) => pair.join(': '))
      socket.on('connect', () => socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')))
      socket.on('error', reject)
      socket.once('data', (head) => {
        if (!head.toString('latin1', 0, 12).endsWith(' 200')) return reject(new Error(head.toString('latin1', 0, 300)))
        socket.on('data', (chunk) => {
          for (let at = chunk.indexOf(mark); at !== -1; at = chunk.indexOf(mark, at + 1)) hear(place)
        })
        return resolve()
      })
    })
  for (let place = 0; place < count; place += openAtOnce) {
    const some = Array.from({ length: Math.min(openAtOnce, count - place) }, (_none, index) => open(place + index))
    await Promise.all(some)
  }
  return {
    untilAll: (events) =>
      new Promise((resolve) => {
        wanted = events
        behind = heard.reduce((sum, had) => sum + (had < events ? 1 : 0), 0)
        reached = resolve
        if (behind === 0) resolve()
      }),
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
