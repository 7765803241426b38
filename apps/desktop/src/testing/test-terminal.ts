import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { AckFrame, BridgeFile, bridgeFileName } from '@stratomate/contracts'

/** Where the desktop of a data folder listens, or null while it is not there. */
export function bridgeOf(dataFolder: string): BridgeFile | null {
  try {
    return BridgeFile.parse(JSON.parse(readFileSync(join(dataFolder, 'common', bridgeFileName), 'utf8')))
  } catch {
    return null
  }
}

/** The first frame of a test chart; OTC, so that it can trade at the weekend too. */
export function helloFrame(token: string, run: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'hello',
    v: 1,
    token,
    run,
    chart: '1',
    sym: 'EURUSD-OTC',
    custom: 1,
    tf: 60,
    digits: 5,
    ind: 'test(1)',
    term: {
      id: 'test-terminal',
      build: 1,
      login: '',
    },
    mode: 'emitter',
    sim: {
      speed: 1e3,
      source: 'synthetic',
    },
    ...change,
  }
}

type Place = { run: string; seq: number; bar: number }

export function barFrame({ run, seq, bar }: Place, close = 1.1): Record<string, unknown> {
  return { type: 'bar', run, seq, bar, o: 1.1, h: 1.2, l: 1, c: close, vol: 1 }
}

export function signalFrame({ run, seq, bar }: Place, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'sig',
    run,
    seq,
    sym: 'EURUSD-OTC',
    tf: 60,
    bar,
    gmt: Date.now(),
    tick: 1,
    side: 1,
    px: 1.1,
    shift: 1,
    conf: 1,
    ind: 'test(1)',
    ...change,
  }
}

/** One chart that keeps reconnecting: a candle and a signal every `everyMs` until its signals are stopped. */
export class RestlessChart {
  readonly acks: AckFrame[] = []
  readonly #dataFolder: string
  readonly #symbol: string
  readonly #timer: NodeJS.Timeout
  #socket: Socket | null = null
  #run = ''
  #seq = 0
  #bar = 60_000_000
  #isWelcome = false
  #isSignalling = true
  #isClosed = false
  #retry: NodeJS.Timeout | null = null

  constructor(dataFolder: string, symbol: string, everyMs: number) {
    this.#dataFolder = dataFolder
    this.#symbol = symbol
    this.#timer = setInterval(() => this.#step(), everyMs)
    this.#connect()
  }

  stopSignals(): void {
    this.#isSignalling = false
  }

  close(): void {
    clearInterval(this.#timer)
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#isClosed = true
    this.#socket?.destroy()
  }

  #connect(): void {
    if (this.#isClosed) return
    const bridge = bridgeOf(this.#dataFolder)
    const again = (): void => {
      this.#isWelcome = false
      this.#retry = setTimeout(() => this.#connect(), 20)
    }
    if (bridge === null) return again()
    const socket = connect(bridge.pipe)
    this.#socket = socket
    this.#run = randomBytes(4).toString('hex')
    this.#seq = 0
    let rest = ''
    socket.on('error', () => {})
    socket.once('close', again)
    socket.once('connect', () =>
      this.#send(
        helloFrame(bridge.token, this.#run, { sym: this.#symbol, chart: this.#symbol, custom: this.#custom() }),
      ),
    )
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) this.#onFrame(JSON.parse(line) as { type: string })
    })
  }

  #custom(): 0 | 1 {
    return this.#symbol.includes('OTC') ? 1 : 0
  }

  #onFrame(frame: { type: string }): void {
    if (frame.type === 'welcome') {
      for (let back = 40; back > 0; back -= 1) this.#sendBar(this.#bar - back * 60)
      this.#isWelcome = true
    }
    if (frame.type === 'ack') this.acks.push(AckFrame.parse(frame))
  }

  #step(): void {
    if (!this.#isWelcome) return
    this.#sendBar(this.#bar)
    if (this.#isSignalling) {
      this.#seq += 1
      const side = (this.#bar / 60) % 2 === 0 ? 1 : -1
      this.#send(signalFrame({ run: this.#run, seq: this.#seq, bar: this.#bar }, { sym: this.#symbol, side }))
    }
    this.#bar += 60
  }

  #sendBar(bar: number): void {
    this.#seq += 1
    this.#send(barFrame({ run: this.#run, seq: this.#seq, bar }, 1.1 + (((bar / 60) % 7) - 3) / 10_000))
  }

  #send(frame: Record<string, unknown>): void {
    this.#socket?.write(`${JSON.stringify(frame)}\n`)
  }
}
