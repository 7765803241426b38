import { catalogueNamesOf } from '@stratomate/content/languages/catalogues'
import { languageBases, readLanguage, translatedPageOf } from '@stratomate/contracts/site/languages'

type Chunk = { file: string; imports?: string[] }
export type Manifest = Record<string, Chunk>

/**
 * The scripts that a page in another language needs before it can come to life, by the manifest of the build: what makes it
 * speak, and its catalogues. They are fetched with the others instead of one after the other. None for English.
 */
export function languageScripts(manifest: Manifest, pagePath: string): string[] {
  const { language, path } = readLanguage(pagePath)
  if (language === 'en') return []
  const page = translatedPageOf(path)
  const speech = page === '/lab' ? ['../../packages/lab-ui/src/language/translated-speech.ts'] : []
  const catalogues = catalogueNamesOf(page).map(
    (name) => `../../content/src/languages${languageBases[language]}/${name}.data.ts`,
  )
  const files = ['src/features/language/speak.tsx', ...speech, ...catalogues].flatMap((key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no script of ${key}.`)
    return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => manifest[other]?.file ?? [])]
  })
  return [...new Set(files)].map((file) => `/${file}`)
}
