import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getAsset, getAssetKeys, isSea } from 'node:sea'
import { hasCode } from '@stratomate/std/errors'
import { replaceFile } from '#desktop/platform/files/replace-file.ts'

/** A function of Windows as called from the script; its result is checked by the caller. */
export type WindowsCall = (...values: unknown[]) => unknown

/** The part of koffi that we use; it calls functions of Windows without a compiler. */
export type Windows = {
  load(library: string): { func(definition: string): WindowsCall }
  struct(name: string, members: Readonly<Record<string, unknown>>): unknown
  array(member: string, length: number, hint?: 'String'): unknown
  proto(definition: string): unknown
  pointer(type: unknown): unknown
  /** Answers the address of the function, for as long as the process lives. */
  register(work: (...values: never[]) => unknown, type: unknown): bigint
  sizeof(type: string): number
  view(address: unknown, bytes: number): ArrayBuffer
}

/** The executable contains it as an asset of this name. */
const windowsLibraryAsset = 'windows/koffi.node'
const folderName = 'native'
const packageName = '@koromix/koffi-win32-x64'
let loaded: Windows | null | 'not tried' = 'not tried'

/**
 * Access to functions of Windows, loaded once for each process; null on other systems and where the app came without
 * it. The executable first writes its own copy into the data folder, since Windows can only load files.
 */
export function loadWindows(dataFolder: string): Windows | null {
  if (loaded !== 'not tried') return loaded
  loaded = null
  const path = process.platform === 'win32' && process.arch === 'x64' ? libraryPath(dataFolder) : null
  if (path === null) return null
  const library: { exports: unknown } = { exports: {} }
  process.dlopen(library, path)
  // Safe: the file is the one that the lock file pins, and its version has these functions.
  loaded = library.exports as Windows
  return loaded
}

function libraryPath(dataFolder: string): string | null {
  if (!isSea()) return installedPath()
  if (!getAssetKeys().includes(windowsLibraryAsset)) return null
  return unpack(Buffer.from(getAsset(windowsLibraryAsset)), join(dataFolder, folderName))
}

function installedPath(): string | null {
  try {
    return join(createRequire(import.meta.url).resolve(packageName), '../win32_x64/koffi.node')
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return null
    throw error
  }
}

/** Answers the path of a file with exactly this content, named by its hash; those of earlier versions are deleted. */
export function unpack(content: Buffer, folder: string): string {
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.node`
  const path = join(folder, name)
  if (existsSync(path) && readFileSync(path).equals(content)) return path
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  replaceFile(path, content)
  for (const other of readdirSync(folder).filter((each) => each.endsWith('.node') && each !== name)) {
    try {
      rmSync(join(folder, other), { force: true })
    } catch {
      // A process of the earlier version still uses it; the next version tries again.
      continue
    }
  }
  return path
}
