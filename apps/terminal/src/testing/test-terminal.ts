import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { Candle } from '@stratomate/indicators'
import { mqlFolder } from '../mql-folder.ts'
import { buildHost, buildProgram } from '../shim/build-program.ts'
import { candleBytes } from './golden-candles.ts'
import { inputLine, type Inputs } from './run-program.ts'

const expertProgram = 'Experts/Stratomate/Stratomate.mq5'
const panelPrefix = 'StratomateExpert.'

/** `period` in minutes. */
export type ChartSettings = { common: string; symbol?: string; digits?: number; isCustom?: boolean; period?: number }
export type CalendarEntry = { at: number; currency: string; importance: number; name: string; mode?: number }
export type TerminalWord = { kind: string; program: string; text: string }

/** A chart of the shim's terminal that a test drives: candles, indicators, an expert, tick by tick. */
export class TestTerminal {
  readonly words: TerminalWord[] = []
  readonly #child: ChildProcess
  readonly #folder = mkdtempSync(join(tmpdir(), 'mql5-chart-'))
  readonly #ended: Promise<number | null>
  #files = 0

  private constructor(host: string, settings: ChartSettings) {
    const { common, symbol = 'EURUSD', digits = 5, isCustom = false, period = 1 } = settings
    mkdirSync(common, { recursive: true })
    const places = ['common', common, 'programs', this.#folder]
    const chart = ['symbol', symbol, 'period', String(period), 'digits', String(digits), 'custom', isCustom ? '1' : '0']
    this.#child = spawn(host, ['expert', ...chart, ...places], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code) => {
        rmSync(this.#folder, { recursive: true, force: true })
        resolve(code)
      })
    })
    this.#child.stdin?.on('error', () => {})
    let rest = ''
    this.#child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      // Safe: the host writes these three fields on each line.
      for (const line of lines) this.words.push(JSON.parse(line) as TerminalWord)
    })
  }

  static async start(settings: ChartSettings): Promise<TestTerminal> {
    return new TestTerminal(await buildHost(), settings)
  }

  /** The text on the expert's panel, its lines joined by spaces. */
  get panel(): string {
    const lines = new Map<string, string>()
    for (const { kind, text } of this.words) {
      const end = text.indexOf('=')
      if (kind === 'label' && text.startsWith(panelPrefix)) lines.set(text.slice(0, end), text.slice(end + 1))
    }
    const names = [...lines.keys()].toSorted()
    return names.flatMap((name) => (lines.get(name) === '' ? [] : [lines.get(name)])).join(' ')
  }

  /** A click on the button of the panel. */
  clickPanel(): void {
    this.#send('click', `${panelPrefix}button`)
  }

  loadCandles(candles: readonly Candle[]): void {
    this.#send('candles', this.#keep(candles))
  }

  /** Candles of another symbol, one minute each. */
  loadSeries(symbol: string, candles: readonly Candle[]): void {
    this.#send('series', symbol, '1', this.#keep(candles))
  }

  /** `window` is 0 for the chart itself, and counts the windows below it. */
  async addIndicator(program: string, inputs: Inputs = {}, window = 0): Promise<void> {
    this.#send('indicator', await libraryOf(program), inputLine(program, inputs), String(window))
  }

  async addExpert(inputs: Inputs = {}): Promise<void> {
    this.#send('expert', await libraryOf(expertProgram), inputLine(expertProgram, inputs))
  }

  /** Lets other programs open this one by its name, as `iCustom` does. */
  async offer(program: string): Promise<void> {
    copyFileSync(await libraryOf(program), join(this.#folder, `${basename(program, '.mq5')}.so`))
  }

  removeIndicator(shortName: string): void {
    this.#send('remove', shortName)
  }

  /** The first tick of the next candle. */
  openBar(time: number, price: number): void {
    this.#send('bar', String(time), String(price))
  }

  /** The trade server's time of the last price, seconds. */
  setClock(time: number): void {
    this.#send('clock', String(time))
  }

  /** An event of the economic calendar. `at` in seconds of UTC; `mode` 0 has an exact time, 1 to 3 have none. */
  addEvent({ at, currency, importance, name, mode = 0 }: CalendarEntry): void {
    this.#send('event', String(at), `${currency} ${importance} ${mode}`, name)
  }

  forgetEvents(): void {
    this.#send('forget_events')
  }

  /** Every call of the calendar fails with this error; 0 makes it work again. */
  failCalendar(error: number): void {
    this.#send('calendar_error', String(error))
  }

  /** How many seconds the trade server's clock is ahead of UTC. */
  setOffset(seconds: number): void {
    this.#send('offset', String(seconds))
  }

  tick(price: number): void {
    this.#send('tick', String(price))
  }

  /** A whole candle, from its first tick to its last. */
  play({ time, open, high, low, close }: Candle): void {
    this.openBar(time, open)
    for (const price of [high, low, close]) this.tick(price)
  }

  /** The next `calls` that ask for candles fail, because the terminal is still loading its history. */
  loadSlowly(calls: number): void {
    this.#send('loading', String(calls))
  }

  /** Handles of indicators that are held after the experts left, and the most that were held at once. */
  get handles(): { held: number; most: number } | null {
    const text = this.words.findLast(({ kind }) => kind === 'handles')?.text
    if (text === undefined) return null
    const [held = 0, most = 0] = text.split(' of ').map(Number)
    return { held, most }
  }

  /** Lines that the programs printed into the terminal's journal. */
  get printed(): string[] {
    return this.words.filter(({ kind }) => kind === 'print').map(({ text }) => text)
  }

  /** Indicators stop calculating, as when their thread is busy, until they are let go. */
  holdIndicators(): void {
    this.#send('lag', '1')
  }

  letIndicatorsGo(): void {
    this.#send('lag', '0')
  }

  async stop(): Promise<number | null> {
    this.#send('quit')
    this.#child.stdin?.end()
    return this.#ended
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #keep(candles: readonly Candle[]): string {
    this.#files += 1
    const path = join(this.#folder, `${this.#files}.candles`)
    writeFileSync(path, candleBytes(candles))
    return path
  }

  #send(...words: readonly string[]): void {
    this.#child.stdin?.write(`${words.join('\t')}\n`)
  }
}

function libraryOf(program: string): Promise<string> {
  return buildProgram(resolve(mqlFolder, program), join(mqlFolder, 'Include'))
}
