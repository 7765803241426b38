import { loadCatalogues } from '@stratomate/content/languages/catalogues'
import type { TranslatedContent } from '@stratomate/content/languages/translated-content'
import { searchEntries } from '@stratomate/content/search-entries'
import { spoken } from '#web/shared/language/spoken.ts'
import { translated } from '#web/shared/language/t.ts'
import { createSearch, type SearchContent } from './search-content.ts'

/** The pages whose written content is searched. */
const pages = ['/documentation', '/how-to', '/', '/pricing', '/support', '/errors/:code'] as const

/** The search over all written content in the language of the document. Loaded when somebody is about to search. */
export async function loadSearchedContent(): Promise<SearchContent> {
  const { language } = spoken
  if (language === 'en') return createSearch(searchEntries())
  const catalogues = await Promise.all(pages.map((page) => loadCatalogues(language, page)))
  const content = catalogues
    .flat()
    .reduce<Partial<TranslatedContent>>((all, catalogue) => ({ ...all, ...catalogue.content }), {})
  return createSearch(searchEntries({ content, say: translated }))
}
