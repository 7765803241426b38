import { connect, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { pipeVersion, type TerminalFrame } from '@stratomate/contracts'
import { monotonicMs, signalLoad } from './signal-load.ts'

/**
 * The terminals of the bench, in a process of their own: each chart has its connection and writes a closed candle and
 * its signal, stamped with the machine's monotonic clock, which both processes share.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    token: { type: 'string', default: '' },
    charts: { type: 'string', default: '1' },
    load: { type: 'string', default: 'steady' },
    start: { type: 'string', default: '0' },
  },
})

type Chart = { socket: Socket; symbol: string; run: string; seq: number; bar: number }

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
  socket.resume()
  // Candles go on where the last load ended, so that every signal is new.
  return { socket, symbol, run, seq: 0, bar: Number(values.start) }
}

function emit(chart: Chart): void {
  const { socket, symbol, run, bar } = chart
  const side: 1 | -1 = (bar / 60) % 2 === 0 ? 1 : -1
  // Every trade ties, so that the balance of the paper account lasts for any number of them.
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
}

const charts = await Promise.all(Array.from({ length: Number(values.charts) }, (_, index) => openChart(index)))
const emitOn = (index: number): void => {
  const chart = charts[index % charts.length]
  if (chart !== undefined) emit(chart)
}
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
await sleep(300)
if (values.load === 'steady') {
  const { perSecond, steadyMs } = signalLoad
  const total = (perSecond * steadyMs) / 1_000
  const startedAt = monotonicMs()
  for (let sent = 0; sent < total; await sleep(1)) {
    const due = Math.min(total, Math.floor(((monotonicMs() - startedAt) * perSecond) / 1_000))
    for (; sent < due; sent += 1) {
      emitOn(sent)
    }
  }
} else {
  for (let burst = 0; burst < signalLoad.bursts; burst += 1) {
    for (const chart of charts) emit(chart)
    await sleep(signalLoad.burstEveryMs)
  }
}
await sleep(500)
for (const { socket } of charts) socket.destroy()
