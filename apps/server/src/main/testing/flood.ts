import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'

export type FloodAnswer = { status: number; head: string; body: string; localPort: number }

const plain = Buffer.alloc(65_536, 'flood ')
const chunk = Buffer.concat([Buffer.from(`${plain.length.toString(16)}\r\n`), plain, Buffer.from('\r\n')])

/**
 * Sends a request's head and then an endless body, as fast as the connection takes it, until the other side closes the
 * connection. `chunked` sends each piece as a chunk.
 */
export function flood(origin: string, head: string, framing: 'chunked' | 'plain' = 'plain'): Promise<FloodAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    let localPort = 0
    const piece = framing === 'chunked' ? chunk : plain
    const send = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.on('connect', () => (localPort = socket.localPort ?? 0))
    socket.on('data', (data) => (answer += String(data)))
    socket.on('error', () => socket.destroy())
    socket.on('drain', send)
    socket.on('close', () => {
      const [first = '', ...rest] = answer.split('\r\n\r\n')
      resolve({ status: Number(first.split(' ')[1]), head: first, body: rest.join('\r\n\r\n'), localPort })
    })
    socket.write(`${head}\r\n\r\n`)
    send()
  })
}

/** Finds the connections on which requests arrive in this process, to know how much was read from each. */
export function followSockets(): { socketOf: (answer: FloodAnswer) => Socket | undefined; stop: () => void } {
  const byRemotePort = new Map<number, Socket>()
  const onStart = (message: unknown) => {
    // Safe: the channel is Node's own and always carries the socket of the request.
    const { socket } = message as { socket: Socket }
    if (socket.remotePort !== undefined) byRemotePort.set(socket.remotePort, socket)
  }
  subscribe('http.server.request.start', onStart)
  return {
    socketOf: ({ localPort }) => byRemotePort.get(localPort),
    stop: () => unsubscribe('http.server.request.start', onStart),
  }
}
