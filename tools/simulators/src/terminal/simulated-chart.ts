import { randomBytes } from 'node:crypto'
import { type DesktopFrame, pipeVersion, type TerminalFrame } from '@stratomate/contracts'
import type { Candle } from '@stratomate/indicators'
import { readBridgeAddress } from './bridge-address.ts'
import type { ChartIdentity } from './chart-identity.ts'
import { type ChartPlayer, type ClosedCandle, indicatorName } from './chart-player.ts'
import { openPipeConnection, type PipeConnection } from './pipe-connection.ts'
import type { ChartReport } from './report.ts'
import type { Random } from '@stratomate/std/random'

export type ChartDependencies = { identity: ChartIdentity; player: ChartPlayer; common: string; report: ChartReport }

const historySent = 300
const wakeMsMax = 50
const startedAt = performance.now()

/** One chart with its Expert Advisor: it connects, keeps trying, and speaks the pipe protocol. */
export class SimulatedChart {
  readonly #dependencies: ChartDependencies
  readonly #run = randomBytes(8).toString('hex')
  #connection: PipeConnection | null = null
  #pause: NodeJS.Timeout | null = null
  #isWelcome = false
  #isClosing = false
  #attempt = 0
  #seq = 0
  #unsent = 0

  constructor(dependencies: ChartDependencies) {
    this.#dependencies = dependencies
    this.#connect()
  }

  /** Closes the next candle and sends what an Expert Advisor would; false when the recording is over. */
  step(): boolean {
    const closed = this.#dependencies.player.step()
    if (closed === null) return false
    if (this.#isWelcome) {
      this.#sendCandle(closed.candle)
      this.#sendSignal(closed)
    } else this.#unsent += 1
    return true
  }

  isWelcome(): boolean {
    return this.#isWelcome
  }

  waitingBytes(): number {
    return this.#connection?.waitingBytes() ?? 0
  }

  /** Tries to connect at once instead of after the current pause. */
  wake(): void {
    if (this.#pause === null) return
    clearTimeout(this.#pause)
    this.#attempt = 0
    this.#pause = setTimeout(() => this.#connect(), Math.random() * wakeMsMax)
  }

  close(): void {
    this.#isClosing = true
    if (this.#pause !== null) clearTimeout(this.#pause)
    this.#connection?.close()
  }

  #connect(): void {
    this.#pause = null
    if (this.#isClosing) return
    const address = readBridgeAddress(this.#dependencies.common)
    if (address.kind === 'missing') return this.#retry(address.reason)
    const hello = (token: string): TerminalFrame => helloOf(this.#dependencies.identity, this.#run, token)
    this.#connection = openPipeConnection(address.bridge, hello, {
      frame: (frame) => this.#onFrame(frame),
      closed: (reason) => this.#retry(reason),
      lastSeq: () => this.#seq,
    })
  }

  #retry(reason: string): void {
    this.#connection = null
    this.#isWelcome = false
    if (this.#isClosing) return
    this.#dependencies.report.disconnected(this.#dependencies.identity, reason)
    this.#pause = setTimeout(() => this.#connect(), reconnectDelayMs(this.#attempt, Math.random))
    this.#attempt += 1
  }

  #onFrame(frame: DesktopFrame): void {
    const { identity, player, report } = this.#dependencies
    if (frame.type === 'refuse') report.refused(identity, frame)
    if (frame.type === 'ack') report.ack(identity, frame)
    if (frame.type !== 'welcome') return
    this.#attempt = 0
    for (const candle of player.closed().slice(-Math.max(historySent, this.#unsent))) this.#sendCandle(candle)
    this.#unsent = 0
    this.#isWelcome = true
    report.welcome(identity)
  }

  #sendCandle({ time, open, high, low, close, volume }: Candle): void {
    this.#seq += 1
    const place = { run: this.#run, seq: this.#seq, bar: time }
    this.#connection?.send({ type: 'bar', ...place, o: open, h: high, l: low, c: close, vol: volume })
  }

  #sendSignal({ candle, signal, nextOpen }: ClosedCandle): void {
    if (signal === null) return
    const { identity, report } = this.#dependencies
    this.#seq += 1
    report.signal(identity, { seq: this.#seq, side: signal, price: nextOpen })
    this.#connection?.send({
      type: 'sig',
      run: this.#run,
      seq: this.#seq,
      sym: identity.symbol,
      tf: identity.timeframeS,
      bar: candle.time,
      gmt: Date.now(),
      tick: performance.now() - startedAt,
      side: signal === 'buy' ? 1 : -1,
      px: nextOpen,
      shift: 1,
      conf: 1,
      ind: indicatorName,
    })
  }
}

function helloOf(identity: ChartIdentity, run: string, token: string): TerminalFrame {
  return {
    type: 'hello',
    v: pipeVersion,
    token,
    run,
    chart: identity.chart,
    mode: 'emitter',
    term: {
      id: identity.terminalId,
      build: 0,
      login: '',
    },
    sym: identity.symbol,
    custom: identity.custom ? 1 : 0,
    tf: identity.timeframeS,
    digits: identity.digits,
    ind: indicatorName,
    sim: {
      speed: identity.speed,
      source: identity.source,
    },
  }
}

const firstMs = 250
const lastMs = 30_000

/** How long to wait before try `attempt` (0, 1, …): doubling up to 30 s, with full jitter against reconnect storms. */
export function reconnectDelayMs(attempt: number, random: Random): number {
  const ceiling = Math.min(lastMs, firstMs * 2 ** Math.min(attempt, 16))
  return Math.round(ceiling / 2 + (random() * ceiling) / 2)
}
