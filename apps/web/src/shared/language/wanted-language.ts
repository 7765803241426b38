import { type Language, languages } from '@stratomate/contracts/site/languages'
import { recall, remember } from '#web/shared/hooks/remember.ts'

const key = 'language'

/**
 * The language of this browser: the one chosen here, otherwise the first of the browser's list that the site has,
 * otherwise English.
 */
export function readWantedLanguage(): Language {
  const kept = recall(key)
  const asked = kept === null ? navigator.languages : [kept]
  for (const tag of asked) {
    const found = languages.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase())
    if (found !== undefined) return found
  }
  return 'en'
}

/** Takes the language of the account where none was chosen in this browser; English for an account without one. */
export function adoptLanguage(language: Language): void {
  if (language !== 'en' && recall(key) === null) remember(key, language)
}

/** Stores the chosen language in this browser. */
export function rememberLanguage(language: Language): void {
  remember(key, language)
}
