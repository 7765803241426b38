import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { uptime } from 'node:os'
import { hasCode } from '@stratomate/std/errors'
import { z } from 'zod'
import { shortHash } from './row-digest.ts'

const Head = z.object({
  /** The id of the journal that it belongs to. */
  journal: z.string(),
  /** The last link of the chain, and its hash. */
  seq: z.int(),
  hash: z.string(),
  /** The last link that was flushed to the disk: a power cut may lose later ones. */
  flushedSeq: z.int(),
  /** When the computer was started, Unix milliseconds, and how long it had run. */
  bootMs: z.number(),
  uptimeS: z.number(),
})
export type Head = z.infer<typeof Head>

const slotBytes = 256
const bootDifferenceMsMax = 5 * 60_000

/** The path of a journal's head. */
export function headPathOf(journalPath: string): string {
  return `${journalPath}.head`
}

/**
 * The last link of a journal in a small file beside it, written after each commit, so that a journal that has lost its
 * end is noticed. It is written to two places in turn and never flushed: after a kill the one before is left, after a
 * power cut an older one, and neither claims more than the journal contains.
 */
export class JournalHead {
  readonly #file: number
  #turn = 0

  constructor(journalPath: string) {
    // Both flags: an existing file is kept, a missing one is made.
    this.#file = openForChange(headPathOf(journalPath))
  }

  write(head: Omit<Head, 'bootMs' | 'uptimeS'>): void {
    const uptimeS = Math.round(uptime())
    const text = JSON.stringify({ ...head, bootMs: Date.now() - uptimeS * 1_000, uptimeS })
    const line = `${shortHash(text).toString('hex')} ${text}`
    this.#turn = 1 - this.#turn
    writeSync(this.#file, line.padEnd(slotBytes), this.#turn * slotBytes)
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** The newest complete head; null without one. */
export function readHead(journalPath: string): Head | null {
  const text = textOf(headPathOf(journalPath))
  const heads = [0, slotBytes].flatMap((at) => headOf(text.slice(at, at + slotBytes).trimEnd()) ?? [])
  return heads.toSorted((one, other) => other.seq - one.seq)[0] ?? null
}

/** Whether the computer was restarted since: only then may unflushed writes be gone. */
export function wasRestartedSince({ bootMs, uptimeS }: Head): boolean {
  const nowS = uptime()
  return nowS < uptimeS || Math.abs(Date.now() - nowS * 1_000 - bootMs) > bootDifferenceMsMax
}

function headOf(line: string): Head | null {
  const [sum, ...rest] = line.split(' ')
  const text = rest.join(' ')
  if (sum !== shortHash(text).toString('hex')) return null
  const parsed = Head.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : null
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    // Without a file there is no head.
    if (error instanceof Error) return ''
    throw error
  }
}

function openForChange(path: string): number {
  try {
    return openSync(path, 'r+')
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return openSync(path, 'w+', 0o600)
  }
}
