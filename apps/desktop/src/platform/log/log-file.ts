import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const logFileName = 'desktop.log'

/** Two files of this size at most: today's and the one before. */
const fileBytesMax = 2 * 1024 * 1024
const flushMs = 500
/** The most lines that wait for a disk that refuses them; the oldest are dropped. */
const linesWaitingMax = 1_000

/**
 * The log on the disk, for a program without a console. Lines are written twice a second, not while an order is
 * handled; the file is only open during a write, so that it can be moved or removed. A disk that refuses them only
 * costs lines.
 */
export class LogFile {
  readonly #folder: string
  readonly #redact: (text: string) => string
  #waiting: string[] = []
  #timer: NodeJS.Timeout | undefined

  /** @param redact removes every secret that is known at the moment of writing from a text */
  constructor(dataFolder: string, redact: (text: string) => string) {
    this.#folder = join(dataFolder, 'logs')
    this.#redact = redact
  }

  write(line: string): void {
    this.#waiting.push(line)
    if (this.#waiting.length > linesWaitingMax) this.#waiting.shift()
    this.#timer ??= setTimeout(() => this.flush(), flushMs).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.length === 0) return
    const path = join(this.#folder, logFileName)
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > fileBytesMax) renameSync(path, `${path}.old`)
      appendFileSync(path, this.#redact(`${this.#waiting.join('\n')}\n`), { mode: 0o600 })
      this.#waiting = []
    } catch (error) {
      // The app's disk guard reports the disk; the lines wait for the next write.
      if (!(error instanceof Error)) throw error
    }
  }

  close(): void {
    this.flush()
  }
}
