import { isTranslated, languages, pathIn, readLanguage } from '@stratomate/contracts/site/languages'
import { addressOf } from '#web/shared/page/page-meta.ts'

/**
 * Adds links to the other languages of a translated page, and to the page itself (`hreflang`). Only search engines read
 * them, so they are in no script. `path` is that of the built page.
 */
export function linkLanguages(html: string, path: string): string {
  const page = readLanguage(path).path
  if (!isTranslated(page) || !html.includes('rel="canonical"')) return html
  const links = [
    ...languages.map((language) => [language, pathIn(language, page)] as const),
    ['x-default', page] as const,
  ]
  return html.replace(
    '</head>',
    `${links.map(([language, to]) => `<link rel="alternate" hrefLang="${language}" href="${addressOf(to)}"/>`).join('')}</head>`,
  )
}
