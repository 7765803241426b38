import { createHash } from 'node:crypto'
import type { LookFrame, SourceFrame, WishFrame } from '@stratomate/contracts'
import type { WindowLookedChart } from '@stratomate/contracts/desktop-window/sources'
import { SourceChoice } from '@stratomate/contracts/terminal/source-choice'
import { foundMax } from '@stratomate/contracts/terminal/source-frames'
import type { ConnectedChart } from '@stratomate/engine/ports'
import { placesKept, putNewest } from '@stratomate/engine/keep-newest'
import { z } from 'zod'
import type { ChartLine, SourceOfChart } from '#desktop/adapters/bridge/bridge-events.ts'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }
type Wish = Omit<WishFrame, 'type'>
/** What the person has chosen for a chart. */
export type WishOf = (chart: Pick<ConnectedChart, 'symbol' | 'timeframeS'>) => Wish
type Look = { number: number; seen: WindowLookedChart; done: (seen: WindowLookedChart | null) => void }

const noWish: Wish = { early: 0, news: 0 }
const noteKey = 'chart_sources'
const lookMsMax = 5_000
const KeptChoices = z.record(z.string().max(200), SourceChoice)

/**
 * The connected charts, and the source that the person has chosen for each. A choice is on disk before a chart is told,
 * and from then on signals of that chart that were read in another way do not count.
 */
export class ChartSources {
  readonly #notes: Notes
  #wishOf: WishOf
  readonly #wishes = new WeakMap<ChartLine, string>()
  readonly #lines = new Map<string, ChartLine>()
  readonly #looks = new Map<string, Look>()
  readonly #choices: Map<string, SourceChoice>
  #lastLook = 0

  constructor(notes: Notes, wishOf: WishOf = () => noWish) {
    this.#notes = notes
    this.#wishOf = wishOf
    this.#choices = readChoices(notes.readNote(noteKey))
  }

  /** A chart has connected: it is told its source, if its Expert Advisor understands that. */
  opened(line: ChartLine): void {
    putNewest(this.#lines, [line.chartId, line], placesKept)
    this.#sendSource(line)
    this.#sendWish(line)
  }

  /** The person has chosen something else for charts. */
  wish(wishOf: WishOf): void {
    this.#wishOf = wishOf
    for (const line of this.#lines.values()) this.#sendWish(line)
  }

  closed(line: ChartLine): void {
    // The chart may have reconnected before the end of its old connection was noticed.
    if (this.#lines.get(line.chartId) !== line) return
    this.#lines.delete(line.chartId)
    this.#endLook(line.chartId, null)
  }

  /** The connected charts, in the order in which they first connected. */
  lines(): ChartLine[] {
    return [...this.#lines.values()]
  }

  choiceOf(chartId: string): SourceChoice | null {
    return this.#choices.get(chartId) ?? null
  }

  /** Whether a signal was read in the way that the person has chosen for its chart. */
  isInForce({ chartId, source }: SourceOfChart): boolean {
    return (source ?? '') === sourceId(this.choiceOf(chartId))
  }

  /** Stores a choice, or removes it with null, and tells the chart. */
  choose(chartId: string, choice: SourceChoice | null): void {
    const kept = new Map(this.#choices)
    kept.delete(chartId)
    if (choice !== null) putNewest(kept, [chartId, choice], placesKept)
    this.#notes.writeNote(noteKey, JSON.stringify(Object.fromEntries(kept)))
    this.#choices.delete(chartId)
    if (choice !== null) putNewest(this.#choices, [chartId, choice], placesKept)
    const line = this.#lines.get(chartId)
    if (line !== undefined) this.#sendSource(line)
  }

  /** Asks a chart for everything that could be its source. Null when it is gone or does not answer within 5 seconds. */
  look(chartId: string): Promise<WindowLookedChart | null> {
    const line = this.#lines.get(chartId)
    if (line === undefined) return Promise.resolve(null)
    this.#endLook(chartId, null)
    this.#lastLook += 1
    const number = this.#lastLook
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endLook(chartId, null), lookMsMax)
      const done = (seen: WindowLookedChart | null): void => {
        clearTimeout(timer)
        resolve(seen)
      }
      putNewest(this.#looks, [chartId, { number, seen: { closes: [], found: [], drawn: [] }, done }], placesKept)
      line.send({ type: 'look', look: number })
    })
  }

  /** A part of a chart's answer. Parts of an earlier answer are ignored. */
  found(chartId: string, frame: LookFrame): void {
    const look = this.#looks.get(chartId)
    if (look === undefined || look.number !== frame.look) return
    const { seen } = look
    switch (frame.type) {
      case 'view':
        seen.closes = frame.closes
        return
      case 'found': {
        const { window, name, inputs, own, of, buffers } = frame
        if (seen.found.length < foundMax) seen.found.push({ window, name, inputs, own, of, buffers })
        return
      }
      case 'drawn': {
        const { pattern, filled, marks } = frame
        if (seen.drawn.length < foundMax) seen.drawn.push({ pattern, filled, marks })
        return
      }
      case 'looked':
        return this.#endLook(chartId, seen)
      default:
        return frame satisfies never
    }
  }

  #sendSource(line: ChartLine): void {
    if (line.source === null) return
    line.send(sourceFrame(this.choiceOf(line.chartId)))
  }

  /** Without a choice, the chart finds its source by itself. */
  #sendWish(line: ChartLine): void {
    const wish = this.#wishOf(line.chart)
    const text = JSON.stringify(wish)
    if (line.source === null || text === (this.#wishes.get(line) ?? JSON.stringify(noWish))) return
    this.#wishes.set(line, text)
    line.send({ type: 'wish', ...wish })
  }

  #endLook(chartId: string, seen: WindowLookedChart | null): void {
    const look = this.#looks.get(chartId)
    this.#looks.delete(chartId)
    look?.done(seen)
  }
}

/** The message that tells a chart what to read. */
export function sourceFrame(choice: SourceChoice | null): SourceFrame {
  const id = sourceId(choice)
  return choice === null ? { type: 'source', id, kind: 'auto' } : { type: 'source', id, ...choice }
}

/** The same id for the same choice, after a restart too; empty for none. */
function sourceId(choice: SourceChoice | null): string {
  if (choice === null) return ''
  const parts = Object.entries(choice).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/**
 * The stored choices. An unreadable note is ignored: then each chart chooses by itself and sends nothing where it is in
 * doubt.
 */
function readChoices(note: string | null): Map<string, SourceChoice> {
  if (note === null) return new Map()
  const parsed = KeptChoices.safeParse(JSON.parse(note))
  return new Map(parsed.success ? Object.entries(parsed.data) : [])
}
