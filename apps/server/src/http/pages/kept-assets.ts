import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { dayMs } from '@stratomate/std/time'

/** How long the assets of a former release are served, and how many bytes of them are kept at most. */
export const keptAssetsDays = 7
export const keptAssetsBytesMax = 100_000_000

/** Also part of the present release: it has not been replaced. */
const inUse = new Date(0)
/** The build has compressed copies of its files; those of a former release are not kept. */
const compressed = /\.(?:br|gz)$/u
const unfinished = '.part'

type Kept = { path: string; sizeBytes: number; replacedAtMs: number | null }

export type KeptAssets = {
  /** Whether an asset is kept, by its path from the root of the site. */
  has: (path: string) => boolean
  /** Resolves when all assets of this release are copied. */
  copying: Promise<void>
  /** Removes what was replaced too long ago. */
  purge: () => Promise<void>
}

type Folders = { buildFolder: string; keptFolder: string; now: () => Date }

/**
 * Copies the assets of this release to a place where no later build removes them, and serves those of former releases:
 * a page that was opened before a release can load its parts for another week. A file's time of change is when it was
 * replaced.
 */
export async function keepAssets({ buildFolder, keptFolder, now }: Folders): Promise<KeptAssets> {
  const assets = await listFiles(buildFolder)
  const present = new Map(
    assets.filter(({ path }) => !compressed.test(path)).map(({ path, sizeBytes }) => [path, sizeBytes]),
  )
  const kept = new Map<string, Kept>()
  for (const file of await listFiles(keptFolder)) {
    const next = await ageFile(keptFolder, { file, isPresent: present.has(file.path), now: now() })
    if (next !== null) kept.set(next.path, next)
  }
  const remove = async (file: Kept) => {
    kept.delete(file.path)
    await rm(join(keptFolder, file.path), { force: true })
  }
  for (const file of excessOf([...kept.values()])) await remove(file)
  const copy = async () => {
    for (const [path, sizeBytes] of present) {
      if (kept.get(path)?.sizeBytes !== sizeBytes) await copyAsset(join(buildFolder, path), join(keptFolder, path))
      kept.set(path, { path, sizeBytes, replacedAtMs: null })
    }
  }
  return {
    has: (path) => {
      const file = kept.get(path)
      return file !== undefined && !isOver(file, now())
    },
    copying: copy(),
    purge: async () => {
      for (const file of kept.values()) if (isOver(file, now())) await remove(file)
    },
  }
}

/** What happens to a kept file at a start: it is in use again, was just replaced, stays, or is removed. */
async function ageFile(
  folder: string,
  { file, isPresent, now }: { file: Kept; isPresent: boolean; now: Date },
): Promise<Kept | null> {
  const place = join(folder, file.path)
  if (isPresent) {
    if (file.replacedAtMs !== null) await utimes(place, inUse, inUse)
    return { ...file, replacedAtMs: null }
  }
  if (file.path.endsWith(unfinished) || isOver(file, now)) {
    await rm(place, { force: true })
    return null
  }
  // A time in the future comes from a clock that was wrong.
  if (file.replacedAtMs !== null && file.replacedAtMs <= now.getTime()) return file
  await utimes(place, now, now)
  return { ...file, replacedAtMs: now.getTime() }
}

function isOver({ replacedAtMs }: Kept, now: Date): boolean {
  return replacedAtMs !== null && replacedAtMs + keptAssetsDays * dayMs < now.getTime()
}

/** What is over the limit of bytes: the oldest of the replaced files. */
function excessOf(kept: readonly Kept[]): Kept[] {
  const newestFirst = kept
    .filter(({ replacedAtMs }) => replacedAtMs !== null)
    .toSorted((one, other) => (other.replacedAtMs ?? 0) - (one.replacedAtMs ?? 0))
  let bytes = 0
  return newestFirst.filter(({ sizeBytes }) => {
    bytes += sizeBytes
    return bytes > keptAssetsBytesMax
  })
}

/** A copy only gets its name when it is complete, so that a crash leaves no half file. */
async function copyAsset(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, `${to}${unfinished}`)
  await utimes(`${to}${unfinished}`, inUse, inUse)
  await rename(`${to}${unfinished}`, to)
}

/** The files below `assets` with their paths from the root of the site. */
async function listFiles(folder: string): Promise<Kept[]> {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return []
  const entries = await readdir(assets, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file)
      const path = `/${relative(folder, file).split(sep).join('/')}`
      return { path, sizeBytes: size, replacedAtMs: mtimeMs === 0 ? null : mtimeMs }
    }),
  )
}
