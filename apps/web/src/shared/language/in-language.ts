import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import { spoken } from './spoken.ts'

/** A written content in the language of the document, English where it has none. */
export function inLanguage<Name extends keyof TranslatedContent>(
  name: Name,
  english: TranslatedContent[Name],
): TranslatedContent[Name] {
  return spoken.content[name] ?? english
}
