import { randomBytes } from 'node:crypto'
import type { AckFrame, DesktopFrame, TerminalFrame } from '@stratomate/contracts'
import { pipeVersion } from '@stratomate/contracts'
import { reconnectDelayMs } from './backoff.ts'
import { readBridgeAddress } from './bridge-address.ts'
import { type ChartPlayer, type ClosedCandle, indicatorName } from './chart-player.ts'
import { openPipeConnection, type PipeConnection } from './pipe-connection.ts'
import type { ChartReport } from './report.ts'

export type ChartIdentity = {
  terminalId: string
  chart: string
  symbol: string
  custom: boolean
  timeframeS: number
  digits: number
  source: 'synthetic' | 'recording'
  /** Candle seconds per second, as a number also for `max`. */
  speed: number
}

export type SimulatedChart = {
  /** Closes the next candle and sends what an Expert Advisor would; false when the recording is over. */
  step(): boolean
  isWelcome(): boolean
  waitingBytes(): number
  /** Tries to connect at once instead of after the current pause. */
  wake(): void
  close(): void
}

const historySent = 300
const startedAt = performance.now()

/** One chart with its Expert Advisor: connects for itself, keeps trying, and speaks the pipe protocol. */
export function startSimulatedChart(
  identity: ChartIdentity,
  player: ChartPlayer,
  outside: { common: string; report: ChartReport },
): SimulatedChart {
  const run = randomBytes(8).toString('hex')
  let connection: PipeConnection | null = null
  let pause: NodeJS.Timeout | null = null
  let isWelcome = false
  let isClosing = false
  let attempt = 0
  let seq = 0
  let unsent = 0

  const send = (frame: TerminalFrame): void => void connection?.send(frame)
  const sendCandle = ({ time, open, high, low, close, volume }: ClosedCandle['candle']): void => {
    seq += 1
    send({ type: 'bar', run, seq, bar: time, o: open, h: high, l: low, c: close, vol: volume })
  }
  const sendSignal = ({ candle, signal, nextOpen }: ClosedCandle): void => {
    if (signal === null) return
    seq += 1
    outside.report.signal(identity, { seq, side: signal, price: nextOpen })
    send({
      ...{ type: 'sig', run, seq, sym: identity.symbol, tf: identity.timeframeS, bar: candle.time },
      ...{ gmt: Date.now(), tick: performance.now() - startedAt, side: signal === 'buy' ? 1 : -1 },
      ...{ px: nextOpen, shift: 1, conf: 1, ind: indicatorName },
    })
  }
  const onFrame = (frame: DesktopFrame): void => {
    if (frame.type === 'welcome') {
      attempt = 0
      const missed = Math.max(historySent, unsent)
      unsent = 0
      for (const candle of player.closed().slice(-missed)) sendCandle(candle)
      isWelcome = true
      outside.report.welcome(identity)
    } else if (frame.type === 'refuse') outside.report.refused(identity, frame)
    else if (frame.type === 'ack') outside.report.ack(identity, frame satisfies AckFrame)
  }
  const tryToConnect = (): void => {
    pause = null
    if (isClosing) return
    const address = readBridgeAddress(outside.common)
    if (address.kind === 'missing') return retry(address.reason)
    connection = openPipeConnection(address.bridge, (token) => helloOf(identity, run, token), {
      frame: onFrame,
      closed: retry,
      lastSeq: () => seq,
    })
  }
  const retry = (reason: string): void => {
    connection = null
    isWelcome = false
    if (isClosing) return
    outside.report.disconnected(identity, reason)
    pause = setTimeout(tryToConnect, reconnectDelayMs(attempt, Math.random))
    attempt += 1
  }
  tryToConnect()
  return {
    step() {
      const closed = player.step()
      if (closed === null) return false
      if (isWelcome) {
        sendCandle(closed.candle)
        sendSignal(closed)
      } else unsent += 1
      return true
    },
    isWelcome: () => isWelcome,
    waitingBytes: () => connection?.waitingBytes() ?? 0,
    wake() {
      if (pause === null) return
      clearTimeout(pause)
      attempt = 0
      pause = setTimeout(tryToConnect, Math.random() * 50)
    },
    close() {
      isClosing = true
      if (pause !== null) clearTimeout(pause)
      connection?.close()
    },
  }
}

function helloOf(identity: ChartIdentity, run: string, token: string): TerminalFrame {
  return {
    ...{ type: 'hello', v: pipeVersion, token, run, chart: identity.chart, mode: 'emitter' },
    term: { id: identity.terminalId, build: 0, login: '' },
    ...{ sym: identity.symbol, custom: identity.custom ? 1 : 0, tf: identity.timeframeS, digits: identity.digits },
    ind: indicatorName,
    sim: { speed: identity.speed, source: identity.source },
  }
}
