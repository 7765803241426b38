import { join } from 'node:path'
import { homeScripts } from './build-tools/home-scripts.ts'

const { first, all } = homeScripts(join(import.meta.dirname, 'build/client'))

export default [
  { name: 'home page, before it is usable', path: first, limit: '130 kB', gzip: true },
  { name: 'home page, read to the end', path: all, limit: '170 kB', gzip: true },
]
