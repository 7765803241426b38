import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const debianFolder = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`, newest Debian version first, then PATH; null when there is none. */
export function findPostgres(path: string = process.env['PATH'] ?? ''): string | null {
  const debian = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : []
  const onPath = path.split(delimiter).flatMap((folder) => {
    const program = join(folder, 'initdb')
    return folder !== '' && existsSync(program) ? [dirname(realpathSync(program))] : []
  })
  const folders = [...debian.map((version) => join(debianFolder, version, 'bin')), ...onPath]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}
