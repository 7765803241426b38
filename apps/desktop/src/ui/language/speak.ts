import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { type Language, languages } from '@stratomate/contracts/site/languages'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { learnSentences } from '@stratomate/ui/language/said-in-language'

/** Makes the window speak a language: fetches its texts first, so that nothing is drawn without them. */
export async function speak(language: Language): Promise<void> {
  const { texts, sentences } = language === 'en' ? { texts: {}, sentences: {} } : await loadWindowCatalogue(language)
  Object.assign(spokenTexts, { language, texts: { ...texts, ...sentences } })
  learnSentences(sentences)
  document.documentElement.lang = language
}

/** The language that the app has written into the page: the one that was chosen, else the browser's own. */
export function pageLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? 'en'
}
