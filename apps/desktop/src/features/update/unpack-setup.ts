import { closeSync, mkdirSync, openAsBlob, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { serviceStampName } from '@stratomate/contracts/desktop/service-stamp'
import { judgeArchive } from '@stratomate/domain/files/judge-archive'
import { setupFileName } from '@stratomate/brand'
import { UpdateFault } from './fetch-package.ts'

/**
 * Unpacks the setup program of a package and the stamp that belongs beside it into a new folder, after the whole archive
 * was judged as strictly as an upload. Answers the path of the program. Throws an UpdateFault; the folder is then gone.
 */
export async function unpackSetup(packagePath: string, folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const open = new Map<string, number>()
  const wanted = [setupFileName, serviceStampName]
  try {
    const verdict = await judgeArchive(await openAsBlob(packagePath), (name, piece) => {
      if (!wanted.includes(name)) return
      const file = open.get(name) ?? openSync(join(folder, name), 'wx', 0o700)
      open.set(name, file)
      writeSync(file, piece)
    })
    if (verdict.kind !== 'fit') throw new UpdateFault('its package is damaged')
    if (!open.has(setupFileName)) throw new UpdateFault('there is no setup program in it')
  } catch (error) {
    closeAll(open)
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  closeAll(open)
  return join(folder, setupFileName)
}

function closeAll(files: Map<string, number>): void {
  for (const file of files.values()) closeSync(file)
  files.clear()
}
