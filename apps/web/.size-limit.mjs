import { join } from 'node:path'
import { homeScripts, pageScripts } from './build-tools/home-scripts.ts'

const folder = join(import.meta.dirname, 'build/client')
const { first, all, demo } = homeScripts(folder)

export default [
  { name: 'home page, before it is usable', path: first, limit: '130 kB', gzip: true },
  { name: 'home page, read to the end', path: all, limit: '171 kB', gzip: true },
  { name: 'home page, the engine after a press', path: demo, limit: '30 kB', gzip: true },
  { name: 'Strategy Lab, before a chart', path: pageScripts(folder, 'lab'), limit: '150 kB', gzip: true },
]
