import { readFileSync } from 'node:fs'
import { errorText } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { type DiskWatch, isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import type { Log } from '@stratomate/engine/ports'
import type { LossLimitCopy } from './keep-loss-limits.ts'

type CopyDependencies = { log: Pick<Log, 'warn'>; disk: DiskWatch }

/** The copy of the stored loss limits as a file. When it cannot be written, the journal still has them. */
export function lossLimitFile(path: string, { log, disk }: CopyDependencies): LossLimitCopy {
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
        if (isDiskFault(error)) return disk.failed('the copy of the loss limits', error)
        const reason = errorText(error)
        log.warn('The copy of the loss limits could not be written; the journal holds them.', { reason })
      }
    },
  }
}
