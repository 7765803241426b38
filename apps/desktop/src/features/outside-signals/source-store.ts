import { OutsideSource } from '@stratomate/contracts/desktop-window/outside-sources'
import { outsideSourcesMax, type OutsideKind } from '@stratomate/contracts/desktop-window/outside-values'
import { sourceIdOf } from '@stratomate/engine/outside/outside-key'
import type { OutsideRules } from '@stratomate/engine/outside/outside-gate'
import { readJson } from '@stratomate/std/text'
import { z } from 'zod'

export type SourceNotes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }
export type SourceChange = Omit<OutsideSource, 'kind' | 'name'>

const noteKey = 'outside_sources'
const KeptSources = z.array(OutsideSource).max(outsideSourcesMax)
/** A new source trades nothing until the person has seen what it sends. */
const atFirst = {
  isOn: false,
  direction: 'both',
  stakeCents: 100,
  lengthS: 300,
  tradesPerDayMax: 10,
  dailyLossCentsMax: null,
  timeZone: 'UTC',
} as const

/** The person's sources of signals from outside, in the order in which they were added, in a note of the journal. */
export class SourceStore {
  readonly #notes: SourceNotes
  #sources: readonly OutsideSource[]

  constructor(notes: SourceNotes) {
    this.#notes = notes
    const kept = KeptSources.safeParse(readJson(notes.readNote(noteKey) ?? '[]'))
    this.#sources = kept.success ? kept.data : []
  }

  all(): readonly OutsideSource[] {
    return this.#sources
  }

  get(id: string): OutsideSource | null {
    return this.#sources.find((source) => source.id === id) ?? null
  }

  /** The new source, or why there is none. */
  add({ id, kind, name }: { id: string; kind: OutsideKind; name: string }): OutsideSource | string {
    if (this.#sources.length >= outsideSourcesMax) return `There are ${outsideSourcesMax} sources. Remove one first.`
    const plain = name.trim()
    if (plain === '') return 'Give the source a name.'
    const isTaken = this.#sources.some((other) => other.name.toLowerCase() === plain.toLowerCase())
    if (isTaken) return 'Another source has this name. Choose one by which you can tell them apart.'
    const source: OutsideSource = { id, kind, name: plain, ...atFirst }
    this.#keep([...this.#sources, source])
    return source
  }

  /** False when the source is gone. */
  change({ id, ...rules }: SourceChange): boolean {
    if (this.get(id) === null) return false
    this.#keep(this.#sources.map((source) => (source.id === id ? { ...source, ...rules } : source)))
    return true
  }

  remove(id: string): void {
    this.#keep(this.#sources.filter((source) => source.id !== id))
  }

  /** The rules for a chart of a source, in the form of the gate; null when the source is off or gone. */
  rulesOf(chartKey: string): OutsideRules | null {
    const on = this.#sources.filter(({ isOn }) => isOn)
    const rank = on.findIndex(({ id }) => id === sourceIdOf(chartKey))
    const source = on[rank]
    if (source === undefined) return null
    const { direction, stakeCents, tradesPerDayMax, dailyLossCentsMax } = source
    // Its stake never climbs: a plan that doubles is never applied to unproved signals.
    const favorite = {
      symbol: source.name,
      timeframeS: source.lengthS,
      direction,
      stakeCents,
      expiryCandles: null,
      moneyPlan: { kind: 'fixed' },
    } as const
    return { favorite, limits: { tradesPerDayMax, dailyLossCentsMax }, rank }
  }

  #keep(sources: readonly OutsideSource[]): void {
    this.#notes.writeNote(noteKey, JSON.stringify(sources))
    this.#sources = sources
  }
}
