import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueNamesOf } from '@stratomate/content/languages/catalogues'
import { isTranslated, languageBases, readLanguage } from '@stratomate/contracts/site/languages'

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

/**
 * The scripts that a page in another language needs before it can come to life, by the build in `folder`: what makes it
 * speak, and its catalogues. They are fetched with the others instead of one after the other. None for English.
 */
export function languageScripts(folder: string, pagePath: string): string[] {
  const { language, path } = readLanguage(pagePath)
  if (language === 'en') return []
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const catalogues = catalogueNamesOf(isTranslated(path) ? path : null).map(
    (name) => `../../content/src/languages${languageBases[language]}/${name}.data.ts`,
  )
  return ['src/features/language/speak.tsx', ...catalogues].map((key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no script of ${key}.`)
    return `/${chunk.file}`
  })
}
