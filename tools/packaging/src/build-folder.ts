import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Where packages are built; the server publishes from here at its start. */
export const buildFolder = join(repository, 'tools/packaging/build')

/** The executable for Windows; `npm run build:desktop` makes it. */
export const executablePath = join(buildFolder, 'stratomate-desktop.exe')

/** Its setup program, if NSIS was available. */
export const setupPath = join(buildFolder, 'stratomate-desktop-setup.exe')

/** What the executable was made of, written after it and its setup program are complete. */
export const executableFactsPath = join(buildFolder, 'executable.json')

/** The runtime as npm sent it, so that the next build needs no network. */
export const runtimeArchivePath = (version: string): string => join(buildFolder, `runtime-${version}.tgz`)

/** The library of calls of Windows as npm sent it. */
export const windowsCallsArchivePath = (version: string): string => join(buildFolder, `windows-calls-${version}.tgz`)
