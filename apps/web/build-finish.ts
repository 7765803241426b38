// The last step of the build: draws pictures, writes the files for machines, delays scripts until the first paint, and
// compresses every text file.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildPostDrawer } from './build-tools/build-post-drawer.ts'
import { drawPictures } from './build-tools/draw-pictures.ts'
import { holdScripts } from './build-tools/hold-scripts.ts'
import { languageScripts, type Manifest } from './build-tools/language-scripts.ts'
import { linkLanguages } from './build-tools/link-languages.ts'
import { ownerDefinitions } from './build-tools/owner-definitions.ts'
import { writeOfflinePage } from './build-tools/write-offline-page.ts'
import { writeServiceWorker } from './build-tools/write-service-worker.ts'
import { writeSiteFiles } from './build-tools/write-site-files.ts'

const folder = join(import.meta.dirname, 'build/client')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
const smallestBytes = 1_024
const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/u

await buildPostDrawer(ownerDefinitions)
await drawPictures(folder)
writeSiteFiles(folder)
writeOfflinePage(folder)
writeServiceWorker(folder)

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, file)
  if (!statSync(path).isFile() || !compressible.test(path)) continue
  if (path.endsWith('.html')) writeFileSync(path, finishPage(readFileSync(path, 'utf8'), pathOf(file)))
  const content = readFileSync(path)
  if (content.byteLength < smallestBytes) continue
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

function finishPage(html: string, path: string): string {
  return holdScripts(linkLanguages(html, path), languageScripts(manifest, path))
}

/** The address of a built page: `/` for `index.html`, `/es/pricing` for `es/pricing/index.html`. */
function pathOf(file: string): string {
  const place = dirname(file).split(sep).join('/')
  return place === '.' ? '/' : `/${place}`
}
