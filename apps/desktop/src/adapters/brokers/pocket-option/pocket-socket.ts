import WebSocket from 'ws'
import type { LinkEnd } from '../remote/deal.ts'
import { unknownAnswers } from './pocket-protocol.ts'
import type { PocketSession } from './session-file.ts'
import { eventFrame, joinFrame, pongFrame, type SocketFrame, SocketFrames } from './socket-frames.ts'

export type PocketSocketEvents = {
  /** The socket is connected: time to sign in. */
  joined(): void
  event(name: string, payload: unknown): void
  /** `sign_in` when the broker itself closed the socket. */
  over(end: LinkEnd): void
}

const handshakeMsMax = 10_000
const frameBytesMax = 8_388_608
const aliveEveryMs = 20_000
const brokenFramesMax = 20

/** One socket of the web client's protocol: handshake, pings, keep-alive. Its events come in one form. */
export class PocketSocket {
  readonly #socket: WebSocket
  readonly #events: PocketSocketEvents
  readonly #frames = new SocketFrames()
  readonly #alive: NodeJS.Timeout
  #silence: NodeJS.Timeout | null = null
  #silentMsMax = handshakeMsMax
  #broken = 0
  #isOver = false

  constructor({ socketUrl, origin, userAgent }: PocketSession, events: PocketSocketEvents) {
    this.#events = events
    this.#socket = new WebSocket(socketUrl, {
      origin,
      headers: { 'user-agent': userAgent },
      handshakeTimeout: handshakeMsMax,
      maxPayload: frameBytesMax,
      perMessageDeflate: false,
    })
    this.#alive = setInterval(() => this.emit('ps'), aliveEveryMs)
    this.#socket.on('error', (error) => this.#end({ kind: 'lost', reason: error.message }))
    this.#socket.on('close', () => this.#end({ kind: 'lost', reason: 'the connection ended' }))
    this.#socket.on('message', (data, isBinary) => this.#onMessage(data, isBinary ? 'binary' : 'text'))
  }

  /** @returns false when nothing was sent */
  emit(name: string, payload?: unknown): boolean {
    if (this.#isOver || this.#socket.readyState !== this.#socket.OPEN) return false
    this.#socket.send(eventFrame(name, payload))
    return true
  }

  close(): void {
    this.#isOver = true
    clearInterval(this.#alive)
    if (this.#silence !== null) clearTimeout(this.#silence)
    this.#socket.terminate()
  }

  #onMessage(data: WebSocket.RawData, form: 'binary' | 'text'): void {
    this.#expectMore()
    if (!Buffer.isBuffer(data)) return
    const frame = form === 'binary' ? this.#frames.readBinary(data) : this.#frames.readText(data.toString('utf8'))
    this.#onFrame(frame)
  }

  #onFrame(frame: SocketFrame): void {
    switch (frame.kind) {
      case 'open':
        this.#silentMsMax = frame.silentMsMax
        this.#socket.send(joinFrame)
        return
      case 'ping':
        this.#socket.send(pongFrame)
        return
      case 'joined':
        return this.#events.joined()
      case 'event':
        return this.#events.event(frame.name, frame.payload)
      case 'ended':
        return this.#end({ kind: 'sign_in', reason: 'the session was not accepted' })
      case 'broken':
        this.#broken += 1
        if (this.#broken > brokenFramesMax) this.#end({ kind: 'protocol', reason: unknownAnswers })
        return
      case 'other':
        return
      default:
        frame satisfies never
    }
  }

  /** Every server pings; one that has gone silent is gone. */
  #expectMore(): void {
    if (this.#silence !== null) clearTimeout(this.#silence)
    this.#silence = setTimeout(
      () => this.#end({ kind: 'lost', reason: 'the connection has gone silent' }),
      this.#silentMsMax,
    )
  }

  #end(end: LinkEnd): void {
    if (this.#isOver) return
    this.close()
    this.#events.over(end)
  }
}
