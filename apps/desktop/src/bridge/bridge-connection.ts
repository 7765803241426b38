import { createHash, timingSafeEqual } from 'node:crypto'
import type { Socket } from 'node:net'
import {
  type AckFrame,
  type BarFrame,
  bridgeRefusals,
  type BridgeRefusal,
  type DesktopFrame,
  type FixFrame,
  heartbeatDeadMs,
  type HelloFrame,
  pipeVersion,
  type SignalFrame,
  TerminalFrame,
} from '@stratomate/contracts'
import type { ConnectedChart, SignalAnswer } from '../engine/ports.ts'
import { FrameReader } from './frame-reader.ts'
import { signalIdOf } from './signal-id.ts'

/** What the bridge tells the rest of the app. */
export type BridgeEvents = {
  connected(chart: ConnectedChart): void
  bar(chart: ConnectedChart, bar: BarFrame): void
  signal(incoming: BridgeSignal): void
  repainted(chart: ConnectedChart, fix: FixFrame): void
  gone(chart: ConnectedChart): void
  /** A frame or a connection was turned away; `duplicate` frames are only counted. */
  refused(code: BridgeRefusal | 'duplicate', who: string): void
}

export type BridgeSignal = {
  id: string
  chart: ConnectedChart
  frame: SignalFrame
  receivedAtMs: number
  answer(answer: SignalAnswer): void
}

type Introduced = { hello: HelloFrame; chart: ConnectedChart }

const waitingBytesMax = 64 * 1024
const pollMs = 250

/** One Expert Advisor. Everything it sends is checked; whatever is wrong ends this connection and nothing else. */
export class BridgeConnection {
  readonly #socket: Socket
  readonly #token: string
  readonly #events: BridgeEvents
  readonly #now: () => number
  readonly #reader = new FrameReader()
  #introduced: Introduced | null = null
  #lastSeq = 0
  #heardAtMs: number
  #isEnded = false

  constructor(socket: Socket, parts: { token: string; events: BridgeEvents; now: () => number }) {
    this.#socket = socket
    this.#token = parts.token
    this.#events = parts.events
    this.#now = parts.now
    this.#heardAtMs = parts.now()
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    // A reset is how an Expert Advisor that was removed says goodbye; `close` follows and is handled.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => this.#leave())
  }

  /** Once a second: heartbeat, and the end for a terminal that has been silent for too long. */
  beat(nowMs: number): void {
    if (nowMs - this.#heardAtMs > heartbeatDeadMs) this.refuse('silent')
    else if (this.#introduced !== null) this.#send({ type: 'hb', t: Math.round(nowMs), seq: this.#lastSeq })
  }

  /** Whether the chart trades now: not while there is a reason to pause. */
  tellPause(reason: string | null): void {
    if (this.#introduced !== null) this.#send({ type: 'cfg', enabled: reason === null, reason, pollMs })
  }

  /** Says why and closes. */
  refuse(code: BridgeRefusal): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#events.refused(code, this.#introduced?.chart.key ?? 'a terminal')
    this.#send({ type: 'refuse', code, message: bridgeRefusals[code] })
    this.#socket.end()
    this.#socket.destroySoon()
  }

  #receive(chunk: Buffer): void {
    if (this.#isEnded) return
    this.#heardAtMs = this.#now()
    const read = this.#reader.read(chunk)
    for (const line of read.lines) {
      if (this.#isEnded) return
      this.#handleLine(line)
    }
    if (read.kind === 'broken') this.refuse(read.code)
  }

  #handleLine(line: string): void {
    const content = parseJson(line)
    const frame = TerminalFrame.safeParse(content)
    if (isOtherVersion(content)) return this.refuse('bad_version')
    if (!frame.success) return this.refuse('malformed')
    if (frame.data.type === 'hello') return this.#welcome(frame.data)
    if (this.#introduced === null) return this.refuse('hello_expected')
    this.#handle(this.#introduced, frame.data)
  }

  #welcome(hello: HelloFrame): void {
    if (this.#introduced !== null) return this.refuse('malformed')
    if (!isSameToken(hello.token, this.#token)) return this.refuse('bad_token')
    this.#introduced = { hello, chart: chartOf(hello) }
    this.#send({ type: 'welcome', v: pipeVersion, run: hello.run, pollMs })
    this.#events.connected(this.#introduced.chart)
  }

  #handle({ hello, chart }: Introduced, frame: Exclude<TerminalFrame, HelloFrame>): void {
    if (frame.type === 'hb') return
    if (frame.run !== hello.run) return this.refuse('wrong_run')
    if (frame.type === 'fix') return this.#events.repainted(chart, frame)
    if (frame.seq === this.#lastSeq) {
      this.#events.refused('duplicate', chart.key)
      if (frame.type === 'sig') this.#acknowledge(frame.seq, { state: 'dup' })
      return
    }
    if (frame.seq < this.#lastSeq) return this.refuse('out_of_order')
    this.#lastSeq = frame.seq
    if (frame.type === 'bar') {
      const isWhole = frame.h >= Math.max(frame.o, frame.c) && frame.l <= Math.min(frame.o, frame.c)
      return isWhole ? this.#events.bar(chart, frame) : this.refuse('malformed')
    }
    if (frame.sym !== hello.sym || frame.tf !== hello.tf) return this.refuse('malformed')
    const answer = (given: SignalAnswer): void => this.#acknowledge(frame.seq, given)
    this.#events.signal({ id: signalIdOf(hello, frame), chart, frame, receivedAtMs: this.#heardAtMs, answer })
  }

  #acknowledge(seq: number, answer: SignalAnswer): void {
    const ack: AckFrame = { type: 'ack', seq, ...answer }
    this.#send(ack)
  }

  #send(frame: DesktopFrame): void {
    if (this.#socket.destroyed || !this.#socket.writable) return
    if (this.#socket.writableLength > waitingBytesMax) {
      // A terminal that does not read must not fill this computer's memory.
      this.#socket.destroy()
      return
    }
    this.#socket.write(`${JSON.stringify(frame)}\n`)
  }

  #leave(): void {
    this.#isEnded = true
    if (this.#introduced !== null) this.#events.gone(this.#introduced.chart)
    this.#introduced = null
  }
}

function chartOf({ term, sym, custom, tf, digits, ind, sim }: HelloFrame): ConnectedChart {
  return {
    key: `${sym}:${tf}:${ind}`,
    feed: `${term.id}:${sym}:${tf}`,
    symbol: sym,
    isCustom: custom === 1,
    timeframeS: tf,
    digits,
    indicator: ind,
    indicatorId: ind.split('(')[0] ?? ind,
    speed: sim?.speed ?? 1,
    isSimulated: sim !== undefined,
  }
}

function isOtherVersion(content: unknown): boolean {
  if (typeof content !== 'object' || content === null || !('type' in content) || !('v' in content)) return false
  return content.type === 'hello' && content.v !== pipeVersion
}

function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
