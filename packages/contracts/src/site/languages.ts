import type { personalPages, PublicPage } from './pages.ts'

/** The languages of the site, as `lang` attributes and `Intl` name them. English has the plain addresses. */
export const languages = ['en', 'es', 'pt-BR'] as const
export type Language = (typeof languages)[number]
/** A language that texts are translated into. */
export type OtherLanguage = Exclude<Language, 'en'>

/** The first part of the addresses of a language. */
export const languageBases = { en: '', es: '/es', 'pt-BR': '/pt' } as const satisfies Record<Language, string>

/** Each language, named in itself. */
export const languageNames = { en: 'English', es: 'Español', 'pt-BR': 'Português (Brasil)' } as const satisfies Record<
  Language,
  string
>

export const otherLanguages = ['es', 'pt-BR'] as const satisfies readonly OtherLanguage[]

/**
 * The only list of the pages that are translated, into every other language. All others are shown in English with a
 * note. A page that is entered here is built in every language, and its build fails while a text is missing.
 */
export const translatedPages = [
  '/',
  '/pricing',
  '/login',
  '/sign-up',
  '/complete-sign-up',
  '/verify-email',
  '/forgot-password',
  '/download',
  '/support',
  '/status',
  '/lab',
  '/strategies-library',
  '/strategies-library/:id',
  '/errors',
  '/errors/:code',
  '/how-to',
  '/how-to/:guide',
  '/documentation',
  '/community',
  '/community/:id',
  '/feedback',
  '/changelog',
  '/indicator-addons',
] as const satisfies readonly (
  | PublicPage
  | (typeof personalPages)[number]
  | '/community/:id'
  | '/errors/:code'
  | '/strategies-library/:id'
  | '/how-to/:guide'
)[]
export type TranslatedPage = (typeof translatedPages)[number]

/** The entry of the table for a page, null when it is not translated; the path in its English spelling. */
export function translatedPageOf(path: string): TranslatedPage | null {
  const parent = path.slice(0, path.lastIndexOf('/') + 1)
  return translatedPages.find((page) => page === path || (page.includes(':') && page.startsWith(`${parent}:`))) ?? null
}

/** Whether a page is translated; the path in its English spelling. */
export function isTranslated(path: string): boolean {
  return translatedPageOf(path) !== null
}

/** The address of a page in a language; the path in its English spelling. */
export function pathIn(language: Language, path: string): string {
  const base = languageBases[language]
  return base !== '' && path === '/' ? base : `${base}${path}`
}

/** The language of an address, and the path of its page in English spelling. */
export function readLanguage(path: string): { language: Language; path: string } {
  const language = otherLanguages.find(
    (other) => path === languageBases[other] || path.startsWith(`${languageBases[other]}/`),
  )
  if (language === undefined) return { language: 'en', path }
  const rest = path.slice(languageBases[language].length)
  return { language, path: rest === '' ? '/' : rest }
}
