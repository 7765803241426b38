import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BridgeFile, bridgeFileName, pipeVersion } from '@stratomate/contracts'
import type { WindowTestSignal } from '@stratomate/contracts/desktop-window/diagnostics'
import { PaperBroker } from '#desktop/adapters/brokers/paper/paper-broker.ts'
import type { BridgeSignal } from '#desktop/adapters/bridge/bridge-events.ts'
import { judgeSignal } from '@stratomate/engine/gate/gate'
import type { BrokerEvent, ConnectedChart, Log, OrderRequest, Signal } from '@stratomate/engine/ports'
import { ownCommand, paperBrokerWord } from '#desktop/platform/process/own-command.ts'
import { passingContext } from './passing-context.ts'

export type TestSignalDependencies = {
  dataFolder: string
  commonFolder: string
  /** Flushes something to the journal's disk, as is done with an order's intent. */
  flushJournal: () => void
  log: Log
}

const answerMsMax = 10_000
const timeframeS = 60
const symbol = 'TEST-OTC'
const stakeCents = 100
const price = 1.1
const payoutPct = 92

/**
 * Sends a marked signal down the whole path: it comes through the real pipe as from a terminal, passes the real checks
 * with no reason for a refusal, is flushed to the disk, and goes to a paper broker with a separate ledger. The engine
 * never sees it, so it is not a trade, is not counted and is not reported.
 */
export class TestSignals {
  readonly #dependencies: TestSignalDependencies
  readonly #terminals = new Map<string, (signal: BridgeSignal) => void>()
  #running: Promise<WindowTestSignal> | null = null

  constructor(dependencies: TestSignalDependencies) {
    this.#dependencies = dependencies
  }

  /** Whether a chart belongs to a running test. Its terminal's name is a secret of this process. */
  isTest({ feed }: ConnectedChart): boolean {
    return this.#terminals.has(feed)
  }

  take(signal: BridgeSignal): void {
    this.#terminals.get(signal.chart.feed)?.(signal)
  }

  /** Runs one test at a time. Rejects with a message for people when a link of the path does not answer. */
  run(): Promise<WindowTestSignal> {
    this.#running ??= this.#runOne().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #runOne(): Promise<WindowTestSignal> {
    const { dataFolder, log } = this.#dependencies
    const answers = new Map<string, (event: BrokerEvent) => void>()
    const connected = Promise.withResolvers<void>()
    const broker = new PaperBroker({
      command: ownCommand(paperBrokerWord),
      ledgerPath: join(dataFolder, 'test-ledger.db'),
      latencyMs: 0,
      log,
      onEvent(event) {
        if (event.kind === 'connected') connected.resolve()
        if (event.kind === 'placed') answers.get(event.order.id)?.(event)
      },
    })
    const terminalId = `test-${randomUUID()}`
    const feed = `${terminalId}:${symbol}:${timeframeS}`
    const bridge = this.#openBridge()
    try {
      broker.start()
      await within(connected.promise, 'The paper broker did not start.')
      const came = Promise.withResolvers<BridgeSignal>()
      this.#terminals.set(feed, came.resolve)
      const startMs = performance.now()
      bridge.send(framesOf(terminalId, bridge.token))
      const received = await within(came.promise, 'The pipe did not bring the signal.')
      const receivedMs = performance.now()
      const { order, checkedMs, flushedMs } = this.#decide(received)
      const placed = Promise.withResolvers<BrokerEvent>()
      answers.set(order.id, placed.resolve)
      broker.placeOrders([order])
      await within(placed.promise, 'The paper broker did not answer.')
      const endMs = performance.now()
      return {
        totalMs: endMs - startMs,
        stages: [
          { name: 'Pipe', ms: receivedMs - startMs },
          { name: 'Checks', ms: checkedMs - receivedMs },
          { name: 'Journal on disk', ms: flushedMs - checkedMs },
          { name: 'Order and answer of the paper broker', ms: endMs - flushedMs },
        ],
      }
    } finally {
      this.#terminals.delete(feed)
      bridge.close()
      await broker.close()
    }
  }

  #decide({ id, chart, frame }: BridgeSignal): { order: OrderRequest; checkedMs: number; flushedMs: number } {
    const nowMs = Date.now()
    const signal: Signal = {
      id,
      chart,
      side: 'buy',
      barTimeS: frame.bar,
      price: frame.px,
      emittedAtMs: frame.gmt,
      receivedAtMs: nowMs,
    }
    const verdict = judgeSignal(signal, passingContext(nowMs, { barTimeS: frame.bar, chart, payoutPct, stakeCents }))
    if (verdict.kind === 'refuse') throw new Error(`The checks refused the test signal (${verdict.code}).`)
    const checkedMs = performance.now()
    this.#dependencies.flushJournal()
    const entryTimeS = frame.bar + timeframeS
    const order: OrderRequest = {
      id: randomUUID(),
      feed: chart.feed,
      symbol,
      isCustom: true,
      timeframeS,
      side: 'buy',
      stakeCents,
      price,
      entryTimeS,
      expiresTimeS: entryTimeS + timeframeS,
      sentAtMs: nowMs,
      sendByMs: nowMs + answerMsMax,
    }
    return { order, checkedMs, flushedMs: performance.now() }
  }

  #openBridge(): { token: string; send: (lines: string) => void; close: () => void } {
    const path = join(this.#dependencies.commonFolder, bridgeFileName)
    const { pipe, token } = BridgeFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    const socket: Socket = connect(pipe).setNoDelay(true)
    // The time limit reports an answer that never comes.
    socket.on('error', () => socket.destroy())
    return { token, send: (lines) => void socket.write(lines), close: () => socket.destroy() }
  }
}

/** What an Expert Advisor sends: its introduction, a closed candle, and the signal of that candle. */
function framesOf(terminalId: string, token: string): string {
  const run = randomUUID()
  const nowMs = Date.now()
  const bar = Math.floor(nowMs / 1_000 / timeframeS) * timeframeS - timeframeS
  const ind = 'test-signal'
  const term = { id: terminalId, build: 0, login: '' }
  const chart = { chart: 'test', sym: symbol, custom: 1, tf: timeframeS, digits: 5, ind, mode: 'emitter' }
  const frames = [
    { type: 'hello', v: pipeVersion, token, run, term, ...chart },
    { type: 'bar', run, seq: 1, bar, o: price, h: price, l: price, c: price, vol: 0 },
    {
      type: 'sig',
      run,
      seq: 2,
      sym: symbol,
      tf: timeframeS,
      bar,
      gmt: nowMs,
      tick: 0,
      side: 1,
      px: price,
      shift: 1,
      conf: 1,
      ind,
    },
  ]
  return frames.map((frame) => `${JSON.stringify(frame)}\n`).join('')
}

async function within<Value>(work: Promise<Value>, words: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), answerMsMax)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
