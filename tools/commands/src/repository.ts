import { join } from 'node:path'

/** The folder of the whole repository, absolute. */
export const repository: string = join(import.meta.dirname, '../../..')

/** The Node that runs this process; the set-up has made sure that it is 24 or newer. */
export const node: string = process.execPath

/** The path of a command line tool that the lock file pins. */
export function tool(name: string): string {
  return join(repository, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}
