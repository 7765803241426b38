import { loadWindowCatalogue } from '@stratomate/content/languages/window-texts'
import { type Language, languages } from '@stratomate/contracts/site/languages'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { learnSentences } from '@stratomate/ui/language/said-in-language'

/** Changes the language of the window: loads its texts first, so that nothing is drawn without them. */
export async function speak(language: Language): Promise<void> {
  const { texts, sentences } = language === 'en' ? { texts: {}, sentences: {} } : await loadWindowCatalogue(language)
  Object.assign(spokenTexts, { language, texts: { ...texts, ...sentences } })
  learnSentences(sentences)
  document.documentElement.lang = language
}

/** The language that the app has written into the page: the chosen one, else the browser's. */
export function pageLanguage(): Language {
  return languages.find((language) => language === document.documentElement.lang) ?? 'en'
}
