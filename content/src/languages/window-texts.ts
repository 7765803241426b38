import type { OtherLanguage } from '@stratomate/contracts/site/languages'
import type { texts } from './es/window/catalogue.data.ts'

/** The English words of every text of the app's window. The other languages have exactly those of Spanish. */
export type WindowText = keyof typeof texts

/**
 * What the window of the app says in one language, by the English words: `texts` of its screens, and `sentences` that come
 * from the core of the app and from the service, with `{name}` where a value stands. A text that both say is in both.
 */
export type WindowCatalogue = Readonly<Record<'texts' | 'sentences', Readonly<Record<string, string>>>>

const loaders = {
  es: () => import('./es/window/catalogue.data.ts'),
  'pt-BR': () => import('./pt/window/catalogue.data.ts'),
} as const satisfies Record<OtherLanguage, () => Promise<WindowCatalogue>>

export function loadWindowCatalogue(language: OtherLanguage): Promise<WindowCatalogue> {
  return loaders[language]()
}
