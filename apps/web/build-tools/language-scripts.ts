import { catalogueNamesOf } from '@stratomate/content/languages/catalogues'
import { languageBases, readLanguage, translatedPageOf } from '@stratomate/contracts/site/languages'

type Chunk = { file: string; imports?: string[] }
export type Manifest = Record<string, Chunk>

/**
 * The scripts that a page in another language needs before it is interactive, by the manifest of the build: the one
 * that sets its language, and its catalogues. They load together with the others instead of after them. None for
 * English.
 */
export function languageScripts(manifest: Manifest, pagePath: string): string[] {
  const { language, path } = readLanguage(pagePath)
  if (language === 'en') return []
  const page = translatedPageOf(path)
  const folder = `../../content/src/languages${languageBases[language]}/`
  const speech = page === '/lab' ? [chunkOf(manifest, '../../packages/lab-ui/', 'translated-speech.ts')] : []
  const catalogues = catalogueNamesOf(page).map((name) => chunkOf(manifest, folder, `${name}.data.ts`))
  const files = [chunkOf(manifest, 'src/features/language/', 'speak.tsx'), ...speech, ...catalogues].flatMap(
    (chunk) => [chunk.file, ...(chunk.imports ?? []).flatMap((other) => manifest[other]?.file ?? [])],
  )
  return [...new Set(files)].map((file) => `/${file}`)
}

/** The one script with a source of that name, in a folder or below it. */
function chunkOf(manifest: Manifest, folder: string, name: string): Chunk {
  const keys = Object.keys(manifest).filter((key) => key.startsWith(folder) && `/${key}`.endsWith(`/${name}`))
  const [chunk] = keys.flatMap((key) => manifest[key] ?? [])
  if (chunk === undefined || keys.length > 1)
    throw new Error(`The build has ${keys.length} scripts of ${folder}${name}.`)
  return chunk
}
