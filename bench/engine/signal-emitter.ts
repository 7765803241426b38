import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { type DesktopFrame, pipeVersion, type TerminalFrame } from '@stratomate/contracts'
import { monotonicMs, signalLoad } from './signal-load.ts'

/**
 * The terminals of the bench, in a process of their own. Each chart has its own connection and sends a closed candle
 * and its signal, stamped with the machine's monotonic clock, which both processes share. A chart closes its next
 * candle only after its last signal was acknowledged, as a real one does: a candle that overtook a signal would make
 * that signal old.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
    charts: { type: 'string', default: '1' },
    load: { type: 'string', default: 'steady' },
    start: { type: 'string', default: '0' },
    'per-second': { type: 'string', default: String(signalLoad.perSecond) },
    seconds: { type: 'string', default: String(signalLoad.steadyMs / 1_000) },
  },
})

type Chart = {
  socket: Socket
  symbol: string
  run: string
  seq: number
  bar: number
  /** The number of the signal that is not acknowledged yet. */
  waitsFor: number | null
}

async function openChart(index: number): Promise<Chart> {
  const socket = connect(values.address)
  socket.setNoDelay(true)
  const symbol = `PAIR${String(index).padStart(3, '0')}-OTC`
  const run = `run-${index}`
  socket.write(
    `${JSON.stringify({
      type: 'hello',
      v: pipeVersion,
      token: values.token,
      run,
      term: {
        id: 'bench',
        build: 1,
        login: '',
      },
      chart: String(index),
      sym: symbol,
      custom: 1,
      tf: 60,
      digits: 5,
      ind: 'bench(1)',
      mode: 'emitter',
      sim: {
        speed: 1e3,
        source: 'synthetic',
      },
    })}\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  // The candles continue where the last load ended, so that every signal is new.
  const chart: Chart = { socket, symbol, run, seq: 0, bar: Number(values.start), waitsFor: null }
  createInterface({ input: socket }).on('line', (line) => {
    const frame = JSON.parse(line) as DesktopFrame | TerminalFrame
    // The engine acknowledges a signal; the bare echo sends it back.
    const isAnswer = frame.type === 'ack' || frame.type === 'sig'
    if (isAnswer && frame.seq === chart.waitsFor) chart.waitsFor = null
  })
  return chart
}

function emit(chart: Chart): void {
  const { socket, symbol, run, bar } = chart
  const side: 1 | -1 = (bar / 60) % 2 === 0 ? 1 : -1
  // The price never moves, so the paper broker's rule decides every trade.
  const candle: TerminalFrame = { type: 'bar', run, seq: chart.seq + 1, bar, o: 1.1, h: 1.2, l: 1, c: 1.1, vol: 1 }
  const signal: TerminalFrame = {
    type: 'sig',
    run,
    seq: chart.seq + 2,
    sym: symbol,
    tf: 60,
    bar,
    gmt: Date.now(),
    tick: monotonicMs(),
    side,
    px: 1.1,
    shift: 1,
    conf: 1,
    ind: 'bench(1)',
  }
  socket.write(`${JSON.stringify(candle)}\n${JSON.stringify(signal)}\n`)
  chart.seq += 2
  chart.bar += 60
  chart.waitsFor = signal.seq
}

const charts = await Promise.all(Array.from({ length: Number(values.charts) }, (_, index) => openChart(index)))
let turn = 0
/** The next chart that is not waiting for an acknowledgement; null when all of them are. */
function nextFree(): Chart | null {
  for (let tries = 0; tries < charts.length; tries += 1) {
    const chart = charts[turn % charts.length]
    turn += 1
    if (chart?.waitsFor === null) return chart
  }
  return null
}
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
/**
 * Resolves when every signal is acknowledged. A refused signal is acknowledged too, and a lost one must not block the
 * bench.
 */
async function allAcknowledged(): Promise<void> {
  const untilMs = monotonicMs() + 5_000
  while (charts.some(({ waitsFor }) => waitsFor !== null) && monotonicMs() < untilMs) await sleep(1)
}
await sleep(50)
if (values.load === 'steady') {
  const perSecond = Number(values['per-second'])
  const total = perSecond * Number(values.seconds)
  const startedAt = monotonicMs()
  for (let sent = 0; sent < total; await sleep(1)) {
    const due = Math.min(total, Math.floor(((monotonicMs() - startedAt) * perSecond) / 1_000))
    for (let chart = nextFree(); sent < due && chart !== null; chart = nextFree()) {
      emit(chart)
      sent += 1
    }
  }
} else {
  for (let burst = 0; burst < signalLoad.bursts; burst += 1) {
    await allAcknowledged()
    for (const chart of charts) emit(chart)
    await sleep(signalLoad.burstEveryMs)
  }
}
await allAcknowledged()
for (const { socket } of charts) socket.destroy()
