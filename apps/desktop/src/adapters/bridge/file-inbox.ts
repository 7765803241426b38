import { lstat, opendir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '@stratomate/std/errors'
import { type BridgeRefusal, type DesktopFrame, inboxFileBytesMax } from '@stratomate/contracts'
import type { ConnectedChart, Log } from '@stratomate/engine/ports'
import type { BridgeEvents } from './bridge-events.ts'
import { FrameReader } from './frame-reader.ts'
import { isHeld } from '#desktop/platform/files/replace-file.ts'
import { PipeSession } from './pipe-session.ts'

export type FileInboxDependencies = { token: string; events: BridgeEvents; now: () => number; log: Pick<Log, 'warn'> }

const newline = 10
const lookEveryMs = 100
/**
 * A file is written under another name and renamed when complete; one that is still incomplete after this time never
 * will be.
 */
const unfinishedMsMax = 1_000
/** A chart sends a file only when it has a signal, so a long silence is normal. */
const chartKeptMs = 5 * 60_000
const filesPerLookMax = 100
const entriesPerLookMax = 1_000

/**
 * Signals as files, for terminals that cannot open the pipe. Each file is read as a connection would be, raises
 * the same events, and is deleted. No answer is sent; refusals go to `refused`. Files that are foreign, incomplete or
 * too large are refused, and none of them blocks the files after it.
 */
export class FileInbox {
  readonly #folder: string
  readonly #dependencies: FileInboxDependencies
  readonly #firstSeenMs = new Map<string, number>()
  /** Files that were read and cannot be deleted yet, and entries that are not files. */
  readonly #done = new Set<string>()
  readonly #charts = new Map<string, { chart: ConnectedChart; heardAtMs: number }>()
  readonly #problems = new Set<string>()
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  #looking: Promise<void> = Promise.resolve()

  constructor(folder: string, dependencies: FileInboxDependencies) {
    this.#folder = folder
    this.#dependencies = dependencies
  }

  /** Looks ten times a second, at once for the first time. */
  start(): void {
    this.#looking = this.look()
      .catch((error: unknown) => this.#sayOnce(error))
      .finally(() => {
        if (!this.#isClosed) this.#timer = setTimeout(() => this.start(), lookEveryMs)
      })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    await this.#looking
    for (const { chart } of this.#charts.values()) this.#dependencies.events.gone(chart)
    this.#charts.clear()
  }

  /** Reads what is in the folder now. */
  async look(): Promise<void> {
    const names = await this.#names()
    for (const name of [...this.#firstSeenMs.keys(), ...this.#done]) if (!names.has(name)) this.#forget(name)
    for (const name of names) {
      try {
        await this.#take(name)
      } catch (error) {
        this.#sayOnce(error)
      }
    }
    this.#leaveSilentCharts()
  }

  async #names(): Promise<Set<string>> {
    const names = new Set<string>()
    let seen = 0
    try {
      for await (const { name } of await opendir(this.#folder)) {
        seen += 1
        if (name.endsWith('.json')) names.add(name)
        if (names.size >= filesPerLookMax + this.#done.size || seen >= entriesPerLookMax) break
      }
    } catch (error) {
      // Terminals create the folder themselves, so it is there again with the next signal.
      if (!hasCode(error, 'ENOENT')) throw error
    }
    return names
  }

  async #take(name: string): Promise<void> {
    const path = join(this.#folder, name)
    if (!this.#done.has(name)) {
      const isRead = await this.#read(name, path)
      if (!isRead) return
      this.#done.add(name)
    }
    try {
      await rm(path, { force: true })
      this.#forget(name)
    } catch (error) {
      if (!isHeld(error)) this.#sayOnce(error)
    }
  }

  /** False when the file must be read later: its writer still has it open, it is incomplete, or it is gone. */
  async #read(name: string, path: string): Promise<boolean> {
    try {
      const entry = await lstat(path)
      if (!entry.isFile()) return this.#refuse('malformed', name)
      if (entry.size > inboxFileBytesMax) return this.#refuse('oversized', name)
      const bytes = await readFile(path)
      if (bytes.at(-1) === newline) this.#notify(bytes, name)
      else if (!this.#isOverdue(name)) return false
      else this.#refuse('malformed', name)
      return true
    } catch (error) {
      if (hasCode(error, 'ENOENT') || isHeld(error)) return false
      throw error
    }
  }

  #notify(bytes: Buffer, name: string): void {
    const read = new FrameReader().read(bytes)
    let isEnded = false
    const refuse = (code: BridgeRefusal): void => {
      isEnded = true
      this.#refuse(code, name)
    }
    const events = { ...this.#dependencies.events, connected: (chart: ConnectedChart) => this.#meet(chart) }
    const send = (frame: DesktopFrame): void => {
      if (frame.type === 'ack' && frame.state === 'dup') events.refused('duplicate', fileLabel(name))
    }
    const session = new PipeSession({ token: this.#dependencies.token, events, send, refuse })
    const nowMs = this.#dependencies.now()
    for (const line of read.lines) if (!isEnded) session.readLine(line, nowMs)
    if (!isEnded && read.kind === 'broken') refuse(read.code)
  }

  #meet(chart: ConnectedChart): void {
    if (!this.#charts.has(chart.key)) this.#dependencies.events.connected(chart)
    this.#charts.set(chart.key, { chart, heardAtMs: this.#dependencies.now() })
  }

  #leaveSilentCharts(): void {
    const nowMs = this.#dependencies.now()
    for (const [key, { chart, heardAtMs }] of this.#charts) {
      if (nowMs - heardAtMs <= Math.max(chartKeptMs, 2_000 * chart.timeframeS)) continue
      this.#charts.delete(key)
      this.#dependencies.events.gone(chart)
    }
  }

  #isOverdue(name: string): boolean {
    const nowMs = this.#dependencies.now()
    const sinceMs = this.#firstSeenMs.get(name) ?? nowMs
    this.#firstSeenMs.set(name, sinceMs)
    return nowMs - sinceMs > unfinishedMsMax
  }

  #refuse(code: BridgeRefusal, name: string): true {
    this.#dependencies.events.refused(code, fileLabel(name))
    return true
  }

  #forget(name: string): void {
    this.#firstSeenMs.delete(name)
    this.#done.delete(name)
  }

  #sayOnce(error: unknown): void {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (this.#problems.has(reason)) return
    this.#problems.add(reason)
    this.#dependencies.log.warn('The folder for signals as files cannot be used.', { folder: this.#folder, reason })
  }
}

function fileLabel(name: string): string {
  return `the file ${name.slice(0, 80)}`
}
