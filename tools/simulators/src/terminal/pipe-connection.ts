import { connect, type Socket } from 'node:net'
import {
  type BridgeFile,
  DesktopFrame,
  frameBytesMax,
  heartbeatDeadMs,
  heartbeatEveryMs,
  type TerminalFrame,
} from '@stratomate/contracts'

export type ConnectionEvents = {
  frame(frame: DesktopFrame): void
  /** Called once, whatever ended the connection. */
  closed(reason: string): void
}

export type PipeConnection = {
  /** Writes one frame; answers false when the connection cannot take more for now. */
  send(frame: TerminalFrame): boolean
  waitingBytes(): number
  close(): void
}

/**
 * One connection of one chart: writes `hello` first, then heartbeats every second; calls the desktop dead after five
 * seconds of silence.
 */
export function openPipeConnection(
  bridge: BridgeFile,
  hello: (token: string) => TerminalFrame,
  events: ConnectionEvents & { lastSeq(): number },
): PipeConnection {
  const socket = connect(bridge.pipe)
  let heardAt = Date.now()
  let reason = 'the desktop closed the connection'
  const send = (frame: TerminalFrame): boolean => {
    if (socket.destroyed) return false
    return socket.write(`${JSON.stringify(frame)}\n`)
  }
  const heartbeat = setInterval(() => {
    if (Date.now() - heardAt > heartbeatDeadMs) {
      reason = 'nothing was heard from the desktop for 5 s'
      socket.destroy()
    } else if (!socket.connecting) send({ type: 'hb', t: Date.now(), seq: events.lastSeq() })
  }, heartbeatEveryMs)
  socket.once('connect', () => send(hello(bridge.token)))
  readLines(socket, (line) => {
    heardAt = Date.now()
    const frame = parseFrame(line)
    if (frame !== null) return events.frame(frame)
    reason = 'the desktop sent something that is not of this protocol'
    socket.destroy()
  })
  socket.on('error', (error) => {
    reason = error.message
  })
  socket.once('close', () => {
    clearInterval(heartbeat)
    events.closed(reason)
  })
  return { send, waitingBytes: () => socket.writableLength, close: () => socket.end() }
}

function readLines(socket: Socket, onLine: (line: string) => void): void {
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') onLine(line)
    if (rest.length > frameBytesMax) socket.destroy()
  })
}

function parseFrame(line: string): DesktopFrame | null {
  return DesktopFrame.safeParse(parseJson(line)).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
