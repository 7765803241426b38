import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '@stratomate/std/errors'
import type { WindowTerminalFile } from '@stratomate/contracts/desktop-window/terminal-files'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'
import { type PackagedFile, sha256Of } from './terminal-package.ts'

/** The hashes of what we wrote into a folder, by path: a file with another hash was changed by someone else. */
export type WrittenFiles = Readonly<Record<string, string>>

type Place = { folder: string; written: WrittenFiles }

/** The state of each wanted file in the folder. */
export function statesOfFiles(files: readonly PackagedFile[], { folder, written }: Place): WindowTerminalFile[] {
  return files.map(({ path, sha256 }) => {
    const present = hashOfFile(pathIn(folder, path))
    if (present === null) return { path, state: 'missing' }
    if (present === sha256) return { path, state: 'current' }
    return { path, state: present === written[path] ? 'outdated' : 'changed' }
  })
}

export type InstallOrder = Place & {
  files: readonly PackagedFile[]
  /** Files that the person changed and nevertheless wants to have replaced. */
  replace: readonly string[]
  /** Files of ours that are no longer wanted; only unchanged ones are removed. */
  unwanted: readonly PackagedFile[]
}

export type Installed = { written: WrittenFiles; newPaths: string[]; keptPaths: string[] }

/**
 * Writes what is missing or old, each file in one step, and leaves alone what a person changed unless they asked for
 * it. Throws errors of the disk; files that were already written stay, and count as current the next time.
 */
export function installFiles({ folder, written, files, replace, unwanted }: InstallOrder): Installed {
  const states = new Map(statesOfFiles(files, { folder, written }).map(({ path, state }) => [path, state]))
  const isWanted = ({ path }: PackagedFile): boolean => {
    const state = states.get(path)
    return state === 'missing' || state === 'outdated' || (state === 'changed' && replace.includes(path))
  }
  const wanted = files.filter(isWanted)
  for (const { path, text } of wanted) {
    const target = pathIn(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    replaceFile(target, text)
  }
  for (const { path } of unwanted) {
    const target = pathIn(folder, path)
    if (written[path] !== undefined && hashOfFile(target) === written[path]) rmSync(target, { force: true })
  }
  const gone = new Set(unwanted.map(({ path }) => path))
  const kept = files.filter((file) => states.get(file.path) === 'changed' && !isWanted(file))
  const now = Object.entries(written).filter(([path]) => !gone.has(path))
  const current = files.filter((file) => isWanted(file) || states.get(file.path) === 'current')
  return {
    written: Object.fromEntries([...now, ...current.map(({ path, sha256 }): [string, string] => [path, sha256])]),
    newPaths: wanted.map(({ path }) => path),
    keptPaths: kept.map(({ path }) => path),
  }
}

function pathIn(folder: string, path: string): string {
  return join(folder, 'MQL5', ...path.split('/'))
}

function hashOfFile(path: string): string | null {
  try {
    return sha256Of(readFileSync(path))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
