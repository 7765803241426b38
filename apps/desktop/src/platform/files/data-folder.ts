import { posix, win32 } from 'node:path'
import { brand } from '@stratomate/brand'

export type DataFolderPlace = {
  platform: NodeJS.Platform
  environment: Readonly<Record<string, string | undefined>>
  /** The person's home folder. */
  home: string
  /** The root of the repository when the app runs from its sources; null in a package. */
  repository: string | null
}

const linuxName = 'stratomate-desktop'

/**
 * Where the app keeps its data when nobody names a folder: always an absolute path of the person, whatever the current
 * folder is. A developer who runs the sources keeps it with the other data of the repository.
 */
export function dataFolderOf({ platform, environment, home, repository }: DataFolderPlace): string {
  if (platform === 'win32') {
    const local = absolute(environment['LOCALAPPDATA'], win32.isAbsolute) ?? win32.join(home, 'AppData', 'Local')
    return repository === null ? win32.join(local, brand.desktopName) : win32.join(repository, '.data', 'desktop')
  }
  if (repository !== null) return posix.join(repository, '.data', 'desktop')
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', brand.desktopName)
  // The XDG Base Directory Specification: a path that is not absolute is ignored.
  const shared = absolute(environment['XDG_DATA_HOME'], posix.isAbsolute) ?? posix.join(home, '.local', 'share')
  return posix.join(shared, linuxName)
}

function absolute(path: string | undefined, isAbsolute: (path: string) => boolean): string | null {
  return path !== undefined && isAbsolute(path) ? path : null
}
