import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { judgeArchive } from '@stratomate/domain/files/judge-archive'

/**
 * Unpacks an archive into a folder, as Explorer does; answers the names of its files.
 * @throws Error when it is not fit
 */
export async function unpackZip(zip: Buffer, folder: string): Promise<string[]> {
  const pieces = new Map<string, Uint8Array[]>()
  const verdict = await judgeArchive(new Blob([new Uint8Array(zip)]), (name, piece) => {
    pieces.set(name, [...(pieces.get(name) ?? []), piece])
  })
  if (verdict.kind !== 'fit') throw new Error(verdict.kind === 'refused' ? verdict.problem : 'It is no ZIP file.')
  for (const name of verdict.names) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.concat(pieces.get(name) ?? []))
  }
  return verdict.names
}
