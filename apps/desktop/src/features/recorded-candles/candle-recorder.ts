import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '@stratomate/std/errors'
import type { BarFrame } from '@stratomate/contracts'
import type { WindowCandles } from '@stratomate/contracts/desktop-window/candles'
import { isRecordable } from '@stratomate/candles/recording/read-recording'
import type { RecordedCandle } from '@stratomate/candles/recording/recording-frame'
import { keepNewest } from '@stratomate/engine/keep-newest'
import type { ConnectedChart, Log } from '@stratomate/engine/ports'
import { diskCause } from '#desktop/platform/files/disk-fault.ts'
import { describeSeries } from './describe-series.ts'
import { piecesOf, SeriesFiles } from './series-files.ts'
import { TerminalClocks } from './terminal-clocks.ts'

export type CandleRecorderDependencies = {
  folder: string
  log: Pick<Log, 'warn' | 'info'>
  now: () => number
  /** Whether candles of the chart are recorded: it is a favorite. */
  isWanted: (chart: ConnectedChart) => boolean
}

/** `candles` keep the chart's own time until they are written. */
type WaitingSeries = { chart: ConnectedChart; candles: RecordedCandle[] }

/** The most series that are kept; the one that was silent for longest is deleted first. */
export const seriesMax = 40
/**
 * The most candles of a series that wait, for its clock or for a disk that refuses them. The oldest are dropped first.
 */
export const waitingMax = 2_000
const settleMs = 1_000
const seriesId = /^[A-Za-z0-9._-]{1,31}-\d{2,5}-[0-9a-f]{8}$/u

/**
 * Keeps closed candles of favorites on this disk, in UTC. `add` only remembers them: files are written later and by the
 * system's threads, one at a time, so no signal waits for them. A disk that refuses them costs candles but stops no
 * trade. Simulated charts are left out, because made-up prices are not a history.
 */
export class CandleRecorder {
  readonly #dependencies: CandleRecorderDependencies
  readonly #clocks = new TerminalClocks()
  readonly #waiting = new Map<string, WaitingSeries>()
  readonly #files = new Map<string, SeriesFiles>()
  #turn: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  #problem: string | null = null

  constructor(dependencies: CandleRecorderDependencies) {
    this.#dependencies = dependencies
  }

  /** A candle has closed. */
  add(chart: ConnectedChart, { bar, o, h, l, c, vol }: BarFrame): void {
    if (chart.isSimulated || !isRecordable(chart)) return
    this.#clocks.hear(chart, bar + chart.timeframeS, this.#dependencies.now())
    if (!this.#dependencies.isWanted(chart)) return
    const id = seriesIdOf(chart)
    const waiting = this.#waiting.get(id) ?? { chart, candles: [] }
    waiting.candles.push({ timeS: bar, open: o, high: h, low: l, close: c, volume: vol })
    if (waiting.candles.length > waitingMax) waiting.candles.shift()
    this.#waiting.set(id, waiting)
    keepNewest(this.#waiting, seriesMax)
    if (this.#timer !== null || this.#clocks.offsetS(chart) === null) return
    this.#timer = setTimeout(() => void this.#inTurn(() => this.#writeWaiting()), settleMs)
    this.#timer.unref()
  }

  /** The recorded series, the newest first, and the reason if nothing can be written now. */
  list(): Promise<WindowCandles> {
    return this.#inTurn(async () => {
      const ids = await this.#ids()
      const described = []
      for (const id of ids) described.push(await describeSeries(this.#folderOf(id), id))
      const series = described.filter((one) => one !== null).toSorted((one, other) => other.toS - one.toS)
      return { series, problem: this.#problem }
    })
  }

  /** A series as one file that the lab reads; null when there is none. */
  read(id: string): Promise<Buffer | null> {
    return this.#inTurn(async () => {
      if (!(await this.#ids()).includes(id)) return null
      const pieces = await piecesOf(this.#folderOf(id))
      return Buffer.concat(await Promise.all(pieces.map(({ path }) => readFile(path))))
    })
  }

  /** Deletes one series, or all of them. Throws errors of the disk. */
  remove(id: string | null): Promise<void> {
    return this.#inTurn(async () => {
      for (const one of await this.#ids()) {
        if (id !== null && one !== id) continue
        this.#files.delete(one)
        this.#waiting.delete(one)
        await rm(this.#folderOf(one), { recursive: true, force: true })
      }
    })
  }

  /** Writes what waits, at the end of the app. */
  close(): Promise<void> {
    return this.#inTurn(() => this.#writeWaiting())
  }

  #folderOf(id: string): string {
    return join(this.#dependencies.folder, id)
  }

  /** Only known names: nothing that a window sends becomes part of a path. */
  async #ids(): Promise<string[]> {
    try {
      const entries = await readdir(this.#dependencies.folder, { withFileTypes: true })
      return entries.flatMap((entry) => (entry.isDirectory() && seriesId.test(entry.name) ? [entry.name] : []))
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    }
  }

  /** Only one task at a time uses the files. */
  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#turn.then(work)
    // The caller gets its error; the next task begins nevertheless.
    const next = (): void => undefined
    this.#turn = answer.then(next, next)
    return answer
  }

  async #writeWaiting(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    // What cannot be written is kept while the others are written.
    const waiting = Array.from(this.#waiting)
    for (const [id, { chart, candles }] of waiting) {
      const offsetS = this.#clocks.offsetS(chart)
      if (offsetS === null) continue
      this.#waiting.delete(id)
      try {
        await this.#filesOf(id, chart)
        await this.#files.get(id)?.append(candles.map((candle) => ({ ...candle, timeS: candle.timeS - offsetS })))
        this.#noteEnd()
      } catch (error) {
        this.#putBack(id, { chart, candles })
        this.#noteProblem(error)
      }
    }
  }

  async #filesOf(id: string, { symbol, timeframeS, digits }: ConnectedChart): Promise<void> {
    if (this.#files.has(id)) return
    await mkdir(this.#dependencies.folder, { recursive: true, mode: 0o700 })
    await this.#makePlace(id)
    this.#files.set(id, new SeriesFiles(this.#folderOf(id), { symbol, timeframeS, digits }))
    keepNewest(this.#files, seriesMax)
  }

  /** Deletes the series that was silent for longest when a new one would be too many. */
  async #makePlace(id: string): Promise<void> {
    const others = (await this.#ids()).filter((one) => one !== id)
    if (others.length < seriesMax) return
    const ages = await Promise.all(
      others.map(async (one) => ({ one, atMs: (await piecesOf(this.#folderOf(one))).at(-1)?.changedAtMs ?? 0 })),
    )
    const oldest = ages.toSorted((first, second) => first.atMs - second.atMs).slice(0, others.length - seriesMax + 1)
    for (const { one } of oldest) {
      this.#files.delete(one)
      await rm(this.#folderOf(one), { recursive: true, force: true })
    }
  }

  #putBack(id: string, { chart, candles }: WaitingSeries): void {
    const newer = this.#waiting.get(id)?.candles ?? []
    this.#waiting.set(id, { chart, candles: [...candles, ...newer].slice(-waitingMax) })
  }

  /** Logged once until it works again, because a candle closes every minute. */
  #noteProblem(error: unknown): void {
    const cause = diskCause(error) ?? 'the disk does not work'
    if (this.#problem === null)
      this.#dependencies.log.warn(`Candles are not recorded: ${cause}. Trading is not affected.`, {
        reason: String(error),
      })
    this.#problem = cause
  }

  #noteEnd(): void {
    if (this.#problem !== null) this.#dependencies.log.info('Candles are recorded again.')
    this.#problem = null
  }
}

/** One series for each terminal, symbol, timeframe and number of decimals; also the name of its folder. */
export function seriesIdOf({ feed, symbol, timeframeS, digits }: ConnectedChart): string {
  const hash = createHash('sha256').update(`${feed}|${digits}`).digest('hex').slice(0, 8)
  return `${symbol.replaceAll(/[^A-Za-z0-9._-]/gu, '_')}-${timeframeS}-${hash}`
}
