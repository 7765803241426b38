// The last step of the build: pictures and the files that machines read are made, scripts wait for the first paint, and
// every text file gets its compressed twins.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawPictures } from './build-tools/draw-pictures.ts'
import { holdScripts } from './build-tools/hold-scripts.ts'
import { writeOfflinePage } from './build-tools/write-offline-page.ts'
import { writeServiceWorker } from './build-tools/write-service-worker.ts'
import { writeSiteFiles } from './build-tools/write-site-files.ts'

const folder = join(import.meta.dirname, 'build/client')
const smallestBytes = 1_024
const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/u

await drawPictures(folder)
writeSiteFiles(folder)
writeOfflinePage(folder)
writeServiceWorker(folder)

for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, file)
  if (!statSync(path).isFile() || !compressible.test(path)) continue
  if (path.endsWith('.html')) writeFileSync(path, holdScripts(readFileSync(path, 'utf8')))
  const content = readFileSync(path)
  if (content.byteLength < smallestBytes) continue
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
