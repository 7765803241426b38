import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian keeps programs that are no commands of an ordinary person. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

/** The path of a program of the machine, from PATH first; null where it is not installed. */
export function findProgram(name: string, path: string = process.env['PATH'] ?? ''): string | null {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...systemFolders]
  return folders.map((folder) => join(folder, name)).find((program) => existsSync(program)) ?? null
}
