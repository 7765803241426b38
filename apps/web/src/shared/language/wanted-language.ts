import { type Language, languages } from '@stratomate/contracts/site/languages'
import { recall, remember } from '#web/shared/hooks/remember.ts'

const key = 'language'

/**
 * The language that this browser asks for: the one that its person has chosen here, else the first of the browser's own
 * list that the site has. English where it has none.
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

/** Begins with the language of the account, where this browser has none of its own; an account that chose none has English. */
export function adoptLanguage(language: Language): void {
  if (language !== 'en' && recall(key) === null) remember(key, language)
}

/** Keeps the choice of a language in this browser. */
export function rememberLanguage(language: Language): void {
  remember(key, language)
}
