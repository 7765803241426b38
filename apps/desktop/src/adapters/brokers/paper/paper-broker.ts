import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type {
  Broker,
  BrokerEvent,
  BrokerOrder,
  ConnectedChart,
  Log,
  OrderRequest,
  Quote,
} from '@stratomate/engine/ports'
import type { TieRule } from '@stratomate/contracts/desktop-window/values'
import type { ListedAsset } from '../choose-asset.ts'
import type { LineState } from '../remote/connection-supervisor.ts'
import { PaperReply, type PaperRequest } from './paper-messages.ts'
import { paperCurrency, paperQuote } from '@stratomate/engine/paper/paper-rules'
import { placesKept, putNewest } from '@stratomate/engine/keep-newest'

export type PaperBrokerDependencies = {
  /** The program and the arguments that start the broker's process. */
  command: readonly [program: string, ...args: string[]]
  ledgerPath: string
  /** How long answers are delayed, to imitate a slow broker. */
  latencyMs: number
  /** How a trade ends whose price did not change; it loses when missing, as at most brokers. */
  ties?: TieRule | undefined
  log: Log
  disk?: DiskWatch
  onEvent: (event: BrokerEvent) => void
}

type Child = ChildProcessByStdio<Writable, Readable, null>
type Question = { resolve(orders: Map<string, BrokerOrder>): void; reject(error: Error): void; timer: NodeJS.Timeout }

const noAssets: readonly ListedAsset[] = []
const answerMsMax = 20_000
const restartMsMax = 30_000

/** The paper broker behind the `Broker` port: keeps its process running and exchanges messages with it. */
export class PaperBroker implements Broker {
  readonly id = 'paper'
  readonly account = 'paper'
  readonly currency = paperCurrency
  readonly #dependencies: PaperBrokerDependencies
  readonly #questions = new Map<number, Question>()
  #child: Child | null = null
  #isReady = false
  #isClosing = false
  /** Lines that are sent together. */
  #unsent = ''
  #isSendDue = false
  readonly #closes = new Map<string, number>()
  #balanceCents: number | null = null
  #request = 0
  #restarts = 0

  constructor(dependencies: PaperBrokerDependencies) {
    this.#dependencies = dependencies
  }

  start(): void {
    const [program, ...first] = this.#dependencies.command
    const args = [
      ...first,
      '--ledger',
      this.#dependencies.ledgerPath,
      '--latency',
      String(this.#dependencies.latencyMs),
    ]
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child = child
    let rest = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line !== '') this.#onReply(PaperReply.parse(JSON.parse(line)))
    })
    // A broken pipe means that the process has ended; `close` follows and is handled.
    child.stdin.on('error', () => {})
    child.on('error', () => {})
    child.once('close', (code) => this.#onExit(code))
  }

  isConnected(): boolean {
    return this.#isReady
  }

  lineState(): LineState {
    return this.#isReady ? 'ready' : 'connecting'
  }

  balanceCents(): number | null {
    return this.#balanceCents
  }

  /** Its process runs on this computer, with the same clock. */
  clock(): null {
    return null
  }

  /** It trades each chart by the chart's own candles, so there are no assets to choose from. */
  assets(): readonly ListedAsset[] {
    return noAssets
  }

  quote(chart: ConnectedChart, utcS: number): Quote {
    const quote = paperQuote(chart, utcS)
    const spot = this.#closes.get(chart.feed)
    return quote.kind === 'offered' && spot !== undefined ? { ...quote, spot } : quote
  }

  placeOrders(orders: readonly OrderRequest[]): void {
    const { ties = 'lose' } = this.#dependencies
    this.#write(...orders.map((order) => ({ type: 'place' as const, order: { ...order, ties } })))
    this.#send()
  }

  findOrders(ids: readonly string[]): Promise<Map<string, BrokerOrder>> {
    if (ids.length === 0) return Promise.resolve(new Map<string, BrokerOrder>())
    if (!this.#isReady) return Promise.reject(new Error('The paper broker is not running.'))
    this.#request += 1
    const request = this.#request
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#questions.delete(request)
        reject(new Error('The paper broker did not answer.'))
      }, answerMsMax)
      this.#questions.set(request, { resolve, reject, timer })
      this.#write({ type: 'find', request, ids: [...ids] })
      this.#send()
    })
  }

  /** A candle has closed on a chart: the clock by which trades end. */
  feedBar(chart: ConnectedChart, bar: { timeS: number; close: number }): void {
    const { feed, symbol, timeframeS } = chart
    putNewest(this.#closes, [feed, bar.close], placesKept)
    this.#write({ type: 'bar', feed, symbol, timeframeS, timeS: bar.timeS, close: bar.close })
    if (this.#isSendDue) return
    this.#isSendDue = true
    // The signal of this candle is judged in the next turn, so its order and the candle are sent and written together.
    setImmediate(() => setImmediate(() => this.#send()))
  }

  /** Ends the process after it has finished its work. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#isReady = false
    const child = this.#child
    if (child === null || child.exitCode !== null) return
    // `close`, not `exit`: its last answers may still arrive after the process has ended.
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    this.#send()
    child.stdin.end()
    await ended
  }

  #write(...requests: readonly PaperRequest[]): void {
    if (this.#child === null || !this.#isReady) return
    for (const request of requests) this.#unsent += `${JSON.stringify(request)}\n`
  }

  #send(): void {
    this.#isSendDue = false
    if (this.#unsent === '') return
    this.#child?.stdin.write(this.#unsent)
    this.#unsent = ''
  }

  #onReply(reply: PaperReply): void {
    switch (reply.type) {
      case 'ready':
        this.#isReady = true
        this.#restarts = 0
        this.#balanceCents = reply.balanceCents
        return this.#dependencies.onEvent({ kind: 'connected', balanceCents: reply.balanceCents })
      case 'placed':
        this.#balanceCents = reply.balanceCents
        return this.#dependencies.onEvent({ kind: 'placed', order: reply.order, balanceCents: reply.balanceCents })
      case 'rejected':
        return this.#dependencies.onEvent({ kind: 'rejected', id: reply.id, code: reply.code })
      case 'settled':
        this.#balanceCents = reply.balanceCents
        return this.#dependencies.onEvent({ kind: 'settled', order: reply.order, balanceCents: reply.balanceCents })
      case 'fault': {
        const { disk = strictDisk } = this.#dependencies
        return disk.failed(
          "the paper broker's ledger",
          Object.assign(new Error(reply.reason), { errcode: reply.errcode }),
        )
      }
      case 'found': {
        const question = this.#questions.get(reply.request)
        this.#questions.delete(reply.request)
        clearTimeout(question?.timer)
        return question?.resolve(new Map(reply.orders.map((order) => [order.id, order])))
      }
      default:
        reply satisfies never
    }
  }

  #onExit(code: number | null): void {
    this.#isReady = false
    this.#unsent = ''
    this.#balanceCents = null
    for (const { reject, timer } of this.#questions.values()) {
      clearTimeout(timer)
      reject(new Error('The paper broker ended.'))
    }
    this.#questions.clear()
    if (this.#isClosing) return
    this.#dependencies.onEvent({ kind: 'disconnected', reason: `the paper broker ended with code ${code ?? 'none'}` })
    const delayMs = Math.min(restartMsMax, 250 * 2 ** this.#restarts)
    this.#restarts += 1
    setTimeout(() => {
      if (!this.#isClosing) this.start()
    }, delayMs)
  }
}
