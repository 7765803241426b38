import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
type Manifest = Record<string, Chunk>

/** The demo of the engine, started by a button on the first screen. */
const demoStage = 'src/features/home/demo/demo-stage.tsx'

/**
 * What a reader of the built home page never loads without asking: a menu and a bell for members, the list of keys, its
 * texts, the palette, another language.
 */
const onlyWhenAsked: ReadonlySet<string> = new Set([
  'src/features/shell/member-menu.tsx',
  'src/features/notifications/bell.tsx',
  'src/features/shell/shortcut-list.tsx',
  'src/features/shell/language-offer.tsx',
  'src/features/legal/legal-text.tsx',
  'src/features/content/palette/command-palette.tsx',
  'src/features/language/speak.tsx',
  '../../packages/ui/src/toast-stack.tsx',
  demoStage,
])

/**
 * The scripts of the home page in the build folder, as paths: `first` are needed before the page can be used, `all` are
 * loaded while a visitor reads it to the end, and `demo` are those that "Run the demo" adds, including its worker.
 */
export function homeScripts(folder: string): { first: string[]; all: string[]; demo: string[] } {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/\/(assets\/[^"'\s]+\.js)/gu)].map(([, path]) => path ?? '')
  const chunkOf = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]))
  const first = new Set(named.filter((path) => !path.includes('/manifest-')))
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || onlyWhenAsked.has(key)) return
    seen.add(key)
    for (const next of [...(manifest[key]?.imports ?? []), ...(manifest[key]?.dynamicImports ?? [])]) visit(next)
  }
  for (const path of first) visit(chunkOf.get(path) ?? path)
  const later = [...seen].flatMap((key) => manifest[key]?.file ?? [])
  const routes = named.filter((path) => path.includes('/manifest-'))
  const paths = (files: Iterable<string>) => [...new Set([...files, ...routes])].map((file) => join(folder, file))
  const all = paths([...first, ...later.filter((file) => file.endsWith('.js'))])
  const { file, imports = [], assets = [] } = manifest[demoStage] ?? { file: '' }
  const ofDemo = [file, ...imports.flatMap((key) => manifest[key]?.file ?? []), ...assets].map((path) =>
    join(folder, path),
  )
  return { first: paths(first), all, demo: ofDemo.filter((path) => path.endsWith('.js') && !all.includes(path)) }
}

/** The scripts that the built page at `path` names, as paths: what a browser loads before the page can be used. */
export function pageScripts(folder: string, path: string): string[] {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
  const named = [...html.matchAll(/\/(assets\/[^"'\s]+\.js)/gu)].map(([, file]) => file ?? '')
  return [...new Set(named)].map((file) => join(folder, file))
}
