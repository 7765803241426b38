import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { repository } from './build-folder.ts'

const folder = join(repository, 'apps/desktop/build/window')

/**
 * The built window of the desktop app: each file by its path there, with slashes, sorted. Throws when it is not built.
 */
export function builtWindow(): { path: string; file: string }[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The window of the desktop app is not built: npm run build --workspace @stratomate/desktop')
  }
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), file }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}
