import { hash, timingSafeEqual } from 'node:crypto'
import {
  type AckFrame,
  type BridgeRefusal,
  type DesktopFrame,
  type HelloFrame,
  type LookFrame,
  pipeVersion,
  TerminalFrame,
  type SignalFrame,
} from '@stratomate/contracts'
import type { ConnectedChart, SignalAnswer } from '@stratomate/engine/ports'
import { readJson } from '@stratomate/std/text'
import type { BridgeEvents, ChartLine } from './bridge-events.ts'

export type SessionDependencies = {
  token: string
  events: BridgeEvents
  send: (frame: DesktopFrame) => void
  /** Takes the chart of a lasting connection; a file has none. */
  opened?: (line: ChartLine) => void
  /** Ends the session; the reader delivers no more lines after it. */
  refuse: (code: BridgeRefusal) => void
}

type Introduced = { hello: HelloFrame; chart: ConnectedChart; line: ChartLine }

/** How often a terminal may look for answers. */
export const pollMs = 250

/**
 * What one terminal sends, line by line, from a pipe or from a file: checked against the contract, the token and its
 * own introduction, then reported to the app. An error ends this session and nothing else.
 */
export class PipeSession {
  readonly #dependencies: SessionDependencies
  #introduced: Introduced | null = null
  #lastSeq = 0

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies
  }

  /** The introduced chart, or null. A chart that reads no indicator does not count. */
  chart(): ConnectedChart | null {
    return this.#introduced === null || this.#introduced.hello.ind === '' ? null : this.#introduced.chart
  }

  /** The chart of this session, with an indicator or without; null before its introduction. */
  line(): ChartLine | null {
    return this.#introduced?.line ?? null
  }

  isIntroduced(): boolean {
    return this.#introduced !== null
  }

  lastSeq(): number {
    return this.#lastSeq
  }

  readLine(line: string, receivedAtMs: number): void {
    const content = readJson(line)
    const frame = TerminalFrame.safeParse(content)
    if (isOtherVersion(content)) return this.#dependencies.refuse('bad_version')
    if (!frame.success) return this.#dependencies.refuse('malformed')
    if (frame.data.type === 'hello') return this.#welcome(frame.data)
    if (this.#introduced === null) return this.#dependencies.refuse('hello_expected')
    this.#handle(this.#introduced, frame.data, receivedAtMs)
  }

  #welcome(hello: HelloFrame): void {
    if (this.#introduced !== null) return this.#dependencies.refuse('malformed')
    if (!isSameToken(hello.token, this.#dependencies.token)) return this.#dependencies.refuse('bad_token')
    const chart = chartOf(hello)
    const { send, opened } = this.#dependencies
    const line: ChartLine = {
      chartId: chartIdOf(hello),
      source: hello.src ?? null,
      chart,
      isRead: hello.ind !== '',
      send,
    }
    this.#introduced = { hello, chart, line }
    const chooses = opened === undefined || line.source === null ? {} : { chooses: true as const }
    send({ type: 'welcome', v: pipeVersion, run: hello.run, pollMs, ...chooses })
    opened?.(line)
    if (hello.ind !== '') this.#dependencies.events.connected(this.#introduced.chart)
  }

  #handle({ hello, chart, line }: Introduced, frame: Exclude<TerminalFrame, HelloFrame>, receivedAtMs: number): void {
    const { events, refuse } = this.#dependencies
    if (frame.type === 'hb') return
    if (frame.run !== hello.run) return refuse('wrong_run')
    if (frame.type === 'note') return events.noted(chart, frame, line.chartId)
    if (frame.type === 'pause') return events.pauseAsked(chart)
    if (isLook(frame)) return events.found(line.chartId, frame)
    if (frame.type === 'news' || frame.type === 'news_end') return events.news(chart, frame, line.chartId)
    // Without an indicator, only notes and the results of its search are accepted.
    if (hello.ind === '') return refuse('malformed')
    if (frame.type === 'fix') return events.repainted(chart, frame)
    if (frame.seq === this.#lastSeq) {
      events.refused('duplicate', chart.key)
      if (frame.type === 'sig') this.#acknowledge(frame.seq, { state: 'dup' })
      return
    }
    if (frame.seq < this.#lastSeq) return refuse('out_of_order')
    this.#lastSeq = frame.seq
    if (frame.type === 'bar') {
      const isWhole = frame.h >= Math.max(frame.o, frame.c) && frame.l <= Math.min(frame.o, frame.c)
      return isWhole ? events.bar(chart, frame) : refuse('malformed')
    }
    if (frame.sym !== hello.sym || frame.tf !== hello.tf) return refuse('malformed')
    const answer = (given: SignalAnswer): void => this.#acknowledge(frame.seq, given)
    const { chartId, source } = line
    events.signal({ id: signalIdOf(hello, frame), chartId, source, chart, frame, receivedAtMs, answer })
  }

  #acknowledge(seq: number, answer: SignalAnswer): void {
    const ack: AckFrame = { type: 'ack', seq, ...answer }
    this.#dependencies.send(ack)
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

function chartIdOf({ term, chart }: HelloFrame): string {
  return `${term.id}:${chart}`
}

function isLook(frame: TerminalFrame): frame is LookFrame {
  return frame.type === 'view' || frame.type === 'found' || frame.type === 'drawn' || frame.type === 'looked'
}

function isOtherVersion(content: unknown): boolean {
  if (typeof content !== 'object' || content === null || !('type' in content) || !('v' in content)) return false
  return content.type === 'hello' && content.v !== pipeVersion
}

function isSameToken(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(expected))
}

/**
 * The identity of a signal: the same candle, side and indicator of the same terminal is the same signal, in whichever
 * run or connection it arrives (INTERFACES, Pipe).
 */
export function signalIdOf(hello: HelloFrame, { sym, tf, bar, side, ind }: SignalFrame): string {
  const parts = [hello.term.id, sym, tf, bar, side, ind]
  return hash('sha256', JSON.stringify(parts), 'hex').slice(0, 32)
}
