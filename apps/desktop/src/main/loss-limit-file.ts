import { readFileSync } from 'node:fs'
import { replaceFile } from '../bridge/replace-file.ts'
import type { Log } from '../engine/ports.ts'
import type { LossLimitCopy } from './keep-loss-limits.ts'

/** The copy of the kept loss limits as a file. One that cannot be written is told and stops nothing. */
export function lossLimitFile(path: string, log: Pick<Log, 'warn'>): LossLimitCopy {
  const read = (): string | null => {
    try {
      return readFileSync(path, 'utf8')
    } catch (error) {
      // Without the file there is no copy.
      if (error instanceof Error) return null
      throw error
    }
  }
  return {
    read,
    write(text) {
      if (read() === text) return
      try {
        replaceFile(path, text)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn('The copy of the loss limits could not be written; the journal holds them.', { reason })
      }
    },
  }
}
