import { plannedMax } from '@stratomate/contracts/desktop-window/outside-values'
import type { OutsideCall } from '@stratomate/engine/outside/read-alert'
import { readJson } from '@stratomate/std/text'
import { z } from 'zod'
import type { SourceNotes } from './source-store.ts'

const noteKey = 'outside_planned'
const PlannedCall = z.object({
  sourceId: z.string(),
  symbol: z.string(),
  side: z.enum(['buy', 'sell']),
  atMs: z.int(),
  lengthS: z.int().min(1),
})
export type PlannedCall = z.infer<typeof PlannedCall>

/** The longest delay of Node's timers. */
const waitMsMax = 2_000_000_000

type PlannedDependencies = {
  notes: SourceNotes
  now: () => number
  /** Receives a call when its time has come, or has passed while the app did not run. */
  due: (sourceId: string, call: OutsideCall) => void
}

/** Signals that wait for their time, the earliest first, in a note of the journal. */
export class PlannedCalls {
  readonly #dependencies: PlannedDependencies
  #calls: readonly PlannedCall[]
  #timer: NodeJS.Timeout | null = null
  #isRunning = false

  constructor(dependencies: PlannedDependencies) {
    this.#dependencies = dependencies
    const kept = z.array(PlannedCall).safeParse(readJson(dependencies.notes.readNote(noteKey) ?? '[]'))
    this.#calls = kept.success ? kept.data : []
  }

  of(sourceId: string): PlannedCall[] {
    return this.#calls.filter((call) => call.sourceId === sourceId)
  }

  /** Adds calls; those that wait already are not added again. Answers how many were, or null when they are too many. */
  add(calls: readonly PlannedCall[]): number | null {
    const fresh = calls.filter((call) => !this.#calls.some((other) => isSame(call, other)))
    if (this.#calls.length + fresh.length > plannedMax) return null
    this.#keep([...this.#calls, ...fresh].toSorted((one, other) => one.atMs - other.atMs))
    return fresh.length
  }

  remove(sourceId: string): void {
    this.#keep(this.#calls.filter((call) => call.sourceId !== sourceId))
  }

  start(): void {
    this.#isRunning = true
    this.#wait()
  }

  stop(): void {
    this.#isRunning = false
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  #wait(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    const [next] = this.#calls
    if (!this.#isRunning || next === undefined) return
    const waitMs = Math.max(0, next.atMs - this.#dependencies.now())
    this.#timer = setTimeout(() => this.#takeDue(), Math.min(waitMs, waitMsMax))
  }

  /** They are removed before they are passed on: after a crash in between they are missed, never traded twice. */
  #takeDue(): void {
    const nowMs = this.#dependencies.now()
    const due = this.#calls.filter(({ atMs }) => atMs <= nowMs)
    this.#keep(this.#calls.filter(({ atMs }) => atMs > nowMs))
    for (const { sourceId, ...call } of due) this.#dependencies.due(sourceId, { id: null, ...call })
  }

  #keep(calls: readonly PlannedCall[]): void {
    this.#dependencies.notes.writeNote(noteKey, JSON.stringify(calls))
    this.#calls = calls
    this.#wait()
  }
}

function isSame(one: PlannedCall, other: PlannedCall): boolean {
  const isSameMoment = one.atMs === other.atMs && one.sourceId === other.sourceId
  return isSameMoment && one.symbol === other.symbol && one.side === other.side
}
