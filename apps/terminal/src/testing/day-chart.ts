import type { Candle } from '@stratomate/indicators'
import { candles, historyLength, layoutProgram } from './expert-chart.ts'
import { type RealBridge, until } from './real-bridge.ts'
import { TestTerminal } from './test-terminal.ts'

/** A day in which the feed stalls for some minutes every now and then, and at other moments than the weekends. */
const minutes: readonly Candle[] = candles.filter((_, row) => row % 97 > 3)
const fives: readonly Candle[] = minutes.flatMap((candle, row) => {
  const start = candle.time - (candle.time % 300)
  return row > 0 && (minutes[row - 1]?.time ?? 0) >= start ? [] : [{ ...candle, time: start }]
})
const closesAt = (candle: Candle | undefined, seconds: number): number => (candle?.time ?? 0) + seconds

/**
 * A chart with somebody else's arrows and a second indicator, which a test plays, restarts and changes. It keeps the
 * list of signals that follow from the candles alone.
 */
export class DayChart {
  readonly symbol: string
  readonly expected: string[] = []
  #period = 1
  #every: number
  #row = historyLength
  #clockS = 0
  #terminal: TestTerminal | null = null
  readonly #beside: number

  constructor(place: number, beside: number) {
    this.symbol = `DAY${place}`
    this.#every = 5 + place
    this.#beside = beside
  }

  get #list(): readonly Candle[] {
    return this.#period === 1 ? minutes : fives
  }

  async open({ common }: Pick<RealBridge, 'common'>): Promise<void> {
    const terminal = await TestTerminal.start({ common, symbol: this.symbol, period: this.#period })
    this.#terminal = terminal
    terminal.loadCandles(this.#list.slice(0, this.#row))
    await terminal.addIndicator(layoutProgram, { kind: this.#beside, title: 'Beside' }, this.#beside % 2)
    await terminal.addIndicator(layoutProgram, { kind: 0, title: 'Arrows', every: this.#every })
    await terminal.addExpert()
  }

  /** Whether the bridge has read every closed candle of this chart. */
  async settle(bridge: RealBridge): Promise<void> {
    const last = this.#list[this.#row - 2]?.time
    await until(`${this.symbol} is up to date`, () => bridge.newest.get(this.symbol) === last)
  }

  /** Plays candles and notes which of them signal: arrows by their row, where the next candle follows at once. */
  play(count: number): void {
    const seconds = this.#period * 60
    for (let left = Math.ceil(count / this.#period); left > 0; left -= 1) {
      const [closed, next] = [this.#list[this.#row - 1], this.#list[this.#row]]
      if (closed === undefined || next === undefined) return
      this.#terminal?.play(next)
      const place = (this.#row - 1) % this.#every
      const side = place === 0 ? 1 : place === 2 ? -1 : 0
      if (side !== 0 && next.time === closesAt(closed, seconds))
        this.expected.push(`${this.symbol} ${seconds} ${closed.time} ${side}`)
      this.#row += 1
      this.#clockS = Math.max(this.#clockS, next.time)
    }
  }

  async restart(bridge: RealBridge): Promise<void> {
    await this.close()
    bridge.newest.delete(this.symbol)
    await this.open(bridge)
  }

  /** The same short name with other inputs. */
  async changeInput(bridge: RealBridge): Promise<void> {
    this.#every = this.#every === 20 ? 5 : this.#every + 1
    const before = bridge.charts.length
    this.#terminal?.removeIndicator('Arrows')
    await this.#terminal?.addIndicator(layoutProgram, { kind: 0, title: 'Arrows', every: this.#every })
    await until('it is introduced again', () => bridge.charts.length > before)
  }

  /** The terminal ends its programs and starts them on the other timeframe. */
  async changeTimeframe(bridge: RealBridge): Promise<void> {
    this.#period = this.#period === 1 ? 5 : 1
    const clockS = Math.max(this.#clockS, minutes[historyLength]?.time ?? 0)
    this.#row = this.#list.filter(({ time }) => time <= clockS).length
    await this.restart(bridge)
  }

  async close(): Promise<void> {
    await this.#terminal?.stop()
    this.#terminal = null
  }
}
