import type { Socket } from 'node:net'
import { bridgeRefusals, type BridgeRefusal, type DesktopFrame, heartbeatDeadMs } from '@stratomate/contracts'
import type { BridgeEvents } from './bridge-events.ts'
import { FrameReader } from './frame-reader.ts'
import { pollMs, PipeSession } from './pipe-session.ts'

const waitingBytesMax = 64 * 1024
/** The terminal hears how much was read at least this often, because it never sends more than the pipe holds. */
const unreportedBytesMax = 4 * 1024

/** One Expert Advisor at the pipe. Everything it sends is checked, and an error ends only this connection. */
export class BridgeConnection {
  readonly #socket: Socket
  readonly #events: BridgeEvents
  readonly #now: () => number
  readonly #reader = new FrameReader()
  readonly #session: PipeSession
  #heardAtMs: number
  #isEnded = false
  #readBytes = 0
  #unsent = ''
  #reportedBytes = 0

  constructor(socket: Socket, parts: { token: string; events: BridgeEvents; now: () => number }) {
    this.#socket = socket
    this.#events = parts.events
    this.#now = parts.now
    this.#heardAtMs = parts.now()
    this.#session = new PipeSession({
      token: parts.token,
      events: parts.events,
      send: (frame) => this.#send(frame),
      opened: (line) => parts.events.opened(line),
      refuse: (code) => this.refuse(code),
    })
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    // A connection is reset when its Expert Advisor is removed; `close` follows and is handled.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.#leave())
  }

  /** Called once a second: sends the heartbeat, and ends a connection that has been silent for too long. */
  beat(nowMs: number): void {
    if (nowMs - this.#heardAtMs > heartbeatDeadMs) this.refuse('silent')
    else this.#report(nowMs)
  }

  #report(nowMs: number): void {
    if (!this.#session.isIntroduced()) return
    this.#reportedBytes = this.#readBytes
    this.#send({ type: 'hb', t: Math.round(nowMs), seq: this.#session.lastSeq(), read: this.#readBytes })
  }

  /** Whether the chart may trade now, which is so while there is no reason to pause. */
  sendPause(reason: string | null): void {
    if (this.#session.isIntroduced()) this.#send({ type: 'cfg', enabled: reason === null, reason, pollMs })
  }

  /** Sends the reason and closes. */
  refuse(code: BridgeRefusal): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#events.refused(code, this.#session.chart()?.key ?? 'a terminal')
    this.#send({ type: 'refuse', code, message: bridgeRefusals[code] })
    this.#write()
    this.#socket.end()
    this.#socket.destroySoon()
  }

  #receive(chunk: Buffer): void {
    if (this.#isEnded) return
    this.#heardAtMs = this.#now()
    const read = this.#reader.read(chunk)
    for (const line of read.lines) {
      if (this.#isEnded) return
      this.#session.readLine(line, this.#heardAtMs)
    }
    if (read.kind === 'broken') return this.refuse(read.code)
    this.#readBytes += chunk.length
    if (this.#readBytes - this.#reportedBytes >= unreportedBytesMax) this.#report(this.#heardAtMs)
  }

  #send(frame: DesktopFrame): void {
    if (this.#socket.destroyed || !this.#socket.writable) return
    if (this.#socket.writableLength > waitingBytesMax) {
      // Limits what waits for a terminal that does not read, so that it cannot fill this computer's memory.
      this.#socket.destroy()
      return
    }
    if (this.#unsent === '') process.nextTick(() => this.#write())
    this.#unsent += `${JSON.stringify(frame)}\n`
  }

  /** Sends all answers of one turn together. */
  #write(): void {
    const unsent = this.#unsent
    this.#unsent = ''
    if (unsent !== '' && this.#socket.writable) this.#socket.write(unsent)
  }

  #leave(): void {
    this.#isEnded = true
    const line = this.#session.line()
    if (line === null) return
    this.#events.closed(line)
    if (line.isRead) this.#events.gone(line.chart)
  }
}
