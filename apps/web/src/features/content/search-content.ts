import { fillers } from '@stratomate/content/search-terms'
import type { SearchEntry, SearchPlace } from '@stratomate/content/search-entries'
import MiniSearch from 'minisearch'
import { bareLetters, cutExcerpt, type Fragment, markTerms } from './mark-terms.ts'

export type SearchHit = {
  id: string
  path: string
  place: SearchPlace
  title: readonly Fragment[]
  excerpt: readonly Fragment[]
}

export type SearchContent = (query: string) => readonly SearchHit[]

const hitsMax = 12
const fuzzyCharsMin = 6

/**
 * Builds the index over all entries and answers the search: titles, addresses and everyday words count before other
 * words, all words of the query before some, beginnings and small typing errors count too. At most twelve hits, best
 * first.
 */
export function createSearch(entries: readonly SearchEntry[]): SearchContent {
  const byKey = new Map(entries.map((entry, place) => [place, entry]))
  const index = new MiniSearch<{ id: number; title: string; address: string; words: string; said: string }>({
    fields: ['title', 'address', 'words', 'said'],
    processTerm: bareLetters,
    searchOptions: {
      boost: { title: 4, address: 6, said: 15 },
      prefix: true,
      fuzzy: (term) => (term.length >= fuzzyCharsMin ? 0.2 : false),
    },
  })
  index.addAll(
    entries.map(({ title, path, words, said = '' }, id) => ({ id, title, address: lastPart(path), words, said })),
  )
  return (query) => {
    const meant = withoutFillers(query)
    const all = index.search(meant, { combineWith: 'AND' })
    const found = all.length > 0 ? all : index.search(meant, { combineWith: 'OR' })
    return found.slice(0, hitsMax).flatMap((result) => {
      const entry = byKey.get(Number(result.id))
      return entry === undefined ? [] : [hitOf(entry, result.terms)]
    })
  }
}

/** The query without the words that every question has; all of it when it has no other ones. */
function withoutFillers(query: string): string {
  const meant = query.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '' && !fillers.has(bareLetters(word)))
  return meant.length === 0 ? query : meant.join(' ')
}

/** The last part of an address: the code of an error page, the anchor of a section. */
function lastPart(path: string): string {
  return path.split(/[/#]/u).findLast((part) => part !== '') ?? ''
}

function hitOf({ id, path, place, title, words }: SearchEntry, terms: readonly string[]): SearchHit {
  return { id, path, place, title: markTerms(title, terms), excerpt: markTerms(cutExcerpt(words, terms), terms) }
}
