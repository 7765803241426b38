import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const nothing = new URLSearchParams()

type FilterAddress<Filter> = {
  /** What an address asks for; anything it does not know means the default. */
  read: (query: URLSearchParams) => Filter
  /** The query of a filter, empty for the default. */
  write: (filter: Filter) => URLSearchParams
}

/**
 * A filter that lives in the address: it survives a reload and the way back. The third part is its query with the
 * question mark, for links that keep it. What was chosen since the arrival is held here too, so that a field never
 * waits for the router while somebody types.
 */
export function useAddressFilter<Filter>(words: FilterAddress<Filter>): [Filter, (filter: Filter) => void, string] {
  const { key } = useLocation()
  const asked = usePageQuery()
  const [chosen, setChosen] = useState<{ arrival: string; filter: Filter } | null>(null)
  const filter = chosen?.arrival === key ? chosen.filter : words.read(asked)
  const choose = (next: Filter) => {
    setChosen({ arrival: key, filter: next })
    replaceAddress(queryOf(words.write(next)), '')
  }
  return [filter, choose, queryOf(words.write(filter))]
}

/** The query of the address; empty in the built page and in the first render over it, which know no query. */
export function usePageQuery(): URLSearchParams {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  return isHydrated ? query : nothing
}

function queryOf(query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * Writes the query and the anchor of the page into the address bar. Not through the router, which would take it for
 * an arrival: the page must neither scroll nor move the focus while somebody types or chooses a tab.
 */
export function replaceAddress(search: string, hash: string): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}${hash}`)
}
