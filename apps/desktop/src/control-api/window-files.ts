import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { getAsset, getAssetKeys, isSea } from 'node:sea'

export type WindowFile = { data: Buffer; type: string }

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
}

/** The prefix of the executable's assets that belong to the window. */
const assetFolder = 'window/'
const page = '/index.html'

/**
 * The built window, all of it in memory, by the path that a browser asks for; null when it is not built. Only names in
 * the map exist: no path is ever joined from what a browser sends.
 */
export function readWindowFiles(): Map<string, WindowFile> | null {
  const files = isSea() ? filesOfExecutable() : filesOfFolder()
  return files?.has(page) === true ? files : null
}

function filesOfExecutable(): Map<string, WindowFile> {
  const names = getAssetKeys().filter((name) => name.startsWith(assetFolder))
  return new Map(names.map((name) => [`/${name.slice(assetFolder.length)}`, fileOf(name, Buffer.from(getAsset(name)))]))
}

/** Beside the sources it is in the folder of the build; beside the bundled script, in the window's own folder. */
function filesOfFolder(): Map<string, WindowFile> | null {
  const here = import.meta.dirname
  const folder = [join(here, '../../build/window'), join(here, 'window')].find((path) =>
    existsSync(join(path, 'index.html')),
  )
  if (folder === undefined) return null
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [`/${relative(folder, path).split(sep).join('/')}`, fileOf(path, readFileSync(path))]
    }),
  )
}

function fileOf(name: string, data: Buffer): WindowFile {
  return { data, type: types[extname(name)] ?? 'application/octet-stream' }
}
