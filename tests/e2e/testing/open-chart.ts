import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { BridgeFile, bridgeFileName } from '@stratomate/contracts/terminal/pipe'

type Frame = Record<string, unknown>

/** A terminal's end of the desktop's pipe, in bytes: it sends whatever it is given, right or wrong. */
export type RawChart = {
  token: string
  /** Writes frames as lines; a string goes out as it is. */
  send: (...frames: readonly (Frame | string)[]) => void
  /** Every frame that has come so far. */
  frames: readonly Frame[]
  closed: Promise<void>
  end: () => void
}

/**
 * Connects to the desktop of a data folder, as an Expert Advisor does.
 * @throws Error when the desktop has left no address there
 */
export function openChart(dataDir: string): RawChart {
  const file = join(dataDir, 'desktop', 'common', bridgeFileName)
  const { pipe, token } = BridgeFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const socket = connect(pipe).setNoDelay(true)
  const frames: Frame[] = []
  let rest = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) frames.push(JSON.parse(line) as Frame)
  })
  // The desktop closes the connection on an error while more is still being sent; `closed` reports that.
  socket.on('error', () => socket.destroy())
  return {
    token,
    frames,
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
    send: (...parts) =>
      void socket.write(parts.map((part) => (typeof part === 'string' ? part : lineOf(part))).join('')),
    end: () => socket.destroy(),
  }
}

/** A frame as it goes over the pipe. */
export function lineOf(frame: Frame): string {
  return `${JSON.stringify(frame)}\n`
}

/** The introduction of a simulated chart; OTC, so that it trades at the weekend too. */
export function helloFrame(token: string, run: string): Frame {
  return {
    type: 'hello',
    v: 1,
    token,
    run,
    term: { id: 'raw-terminal', build: 1, login: '' },
    chart: '1',
    sym: 'EURUSD-OTC',
    custom: 1,
    tf: 60,
    digits: 5,
    ind: 'super-trend(10,3)',
    mode: 'emitter',
    sim: { speed: 1_000, source: 'synthetic' },
  }
}

type Place = { run: string; seq: number; bar: number }

export function barFrame(place: Place): Frame {
  return { type: 'bar', ...place, o: 1.1, h: 1.2, l: 1, c: 1.15, vol: 1 }
}

/** A signal to buy at the close of its candle, emitted now. */
export function signalFrame(place: Place): Frame {
  return {
    type: 'sig',
    ...place,
    sym: 'EURUSD-OTC',
    tf: 60,
    gmt: Date.now(),
    tick: 1,
    side: 1,
    px: 1.15,
    shift: 1,
    conf: 1,
    ind: 'super-trend(10,3)',
  }
}
