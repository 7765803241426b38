import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { errorText } from '@stratomate/std/errors'
import { diskAdvice, diskCause, type DiskWatch } from '#desktop/platform/files/disk-fault.ts'
import type { TradingHalts } from '@stratomate/engine/gate/trading-halts'
import type { Log } from '@stratomate/engine/ports'
import { journalLossNote } from './open-journal.ts'

export type DiskGuardDependencies = {
  dataFolder: string
  /** Called only after the app is wired. */
  pauses: () => Pick<TradingHalts, 'pause' | 'resume' | 'isPausedBy'>
  log: Pick<Log, 'info' | 'error'>
}

const lossReason = 'the journal was damaged; compare your trades with the broker, then confirm it here'
const confirmFirst = 'Compare your trades with the broker and confirm it first.'

type Notes = { readNote(key: string): string | null; writeNote(key: string, value: string): void }

/** Keeps in memory what could not be written; `save` writes it, and throws when it cannot. */
type Writer = { save(): void }

/** How much free space is needed before trading resumes; with less, the next orders would fill the disk again. */
const probeBytes = 262_144

/**
 * The one place to which every writer of the data folder reports a failure. Trading is then paused for the cause
 * `journal`, what could not be written stays in memory, and only a person resumes: `retry` writes what waits, and lifts
 * the pause when all of it is on the disk.
 */
export class DiskGuard implements DiskWatch {
  readonly #dependencies: DiskGuardDependencies
  readonly #writers: Writer[] = []
  #reason: string | null = null
  #isReady = false
  #notes: Notes | null = null

  constructor(dependencies: DiskGuardDependencies) {
    this.#dependencies = dependencies
  }

  failed(what: string, error: unknown): void {
    const cause = diskCause(error) ?? 'the disk does not work'
    const advice = diskAdvice(error)
    const isNew = this.#reason === null
    this.#reason = `${cause}: ${what} could not be written, open trades are followed to their end; ${advice}, then press START TRADING`
    if (this.#isReady) this.#pause(this.#reason)
    if (!isNew) return
    const { log, dataFolder } = this.#dependencies
    log.error(
      `Trading stops: ${cause}, ${what} could not be written. Open trades are followed to their end, and nothing that is known is lost while the app runs. To continue, ${advice}, then press START TRADING; without the window restart the app.`,
      { folder: dataFolder, reason: errorText(error) },
    )
  }

  /** Adds the writers that keep in memory what could not be written. */
  add(writers: readonly Writer[]): void {
    this.#writers.push(...writers)
  }

  /** The app is wired, with all of its writers: errors from its start pause trading from now on. */
  ready(writers: readonly Writer[], notes: Notes): void {
    this.add(writers)
    this.#isReady = true
    this.#notes = notes
    if (this.loss() !== null) this.#pause(lossReason)
    if (this.#reason !== null) this.#pause(this.#reason)
  }

  /** What a damaged journal has lost, in sentences; null when nothing waits for the person's confirmation. */
  loss(): string | null {
    const words = this.#notes?.readNote(journalLossNote) ?? ''
    return words === '' ? null : words
  }

  /** Trading waits for the person's confirmation, for a reason that is not in the journal. */
  holdFor(notes: Notes, words: string): void {
    if (notes.readNote(journalLossNote) === null) notes.writeNote(journalLossNote, words)
  }

  /** The person has compared the trades with the broker. */
  confirmLoss(): void {
    if (this.loss() === null) return
    this.#notes?.writeNote(journalLossNote, '')
    this.#dependencies.log.info('The loss of the journal was confirmed.')
    if (this.#reason === null) this.#dependencies.pauses().resume('journal')
  }

  /** Writes what waits, and lifts the pause. Answers why it cannot; null when everything is on the disk. */
  retry(): string | null {
    if (this.#reason === null) return this.loss() === null ? null : confirmFirst
    try {
      this.#probe()
      for (const writer of this.#writers) writer.save()
    } catch (error) {
      const cause = sentence(diskCause(error) ?? 'the disk does not work')
      return `${cause} still. For ${this.#dependencies.dataFolder}, ${diskAdvice(error)}, then try again.`
    }
    this.#reason = null
    this.#dependencies.log.info('The disk can be written again. Everything that waited is on it.')
    if (this.loss() === null) this.#dependencies.pauses().resume('journal')
    else this.#pause(lossReason)
    return this.loss() === null ? null : confirmFirst
  }

  /** The last try when the app ends. What is not written then is asked from the broker again. */
  writeWhatWaits(): void {
    for (const writer of this.#writers) {
      try {
        writer.save()
      } catch (error) {
        this.failed('what waited', error)
      }
    }
  }

  #pause(reason: string): void {
    this.#dependencies.pauses().pause('journal', reason)
  }

  #probe(): void {
    const path = join(this.#dependencies.dataFolder, 'space.tmp')
    try {
      const file = openSync(path, 'w', 0o600)
      try {
        if (writeSync(file, Buffer.alloc(probeBytes)) < probeBytes) throw Object.assign(new Error(), { code: 'ENOSPC' })
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    } finally {
      rmSync(path, { force: true })
    }
  }
}

function sentence(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
