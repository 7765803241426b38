import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const nothing = new URLSearchParams()

type FilterAddress<Filter> = {
  /** Reads the filter from an address; anything unknown means the default. */
  read: (query: URLSearchParams) => Filter
  /** The query of a filter, empty for the default. */
  write: (filter: Filter) => URLSearchParams
}

/**
 * A filter that is part of the address, so it survives a reload and going back. The third value is its query with the
 * question mark, for links that keep it. Choices made on this page are also kept in state, so that a field never waits
 * for the router while somebody types.
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

/**
 * The query of the address; empty in the built page and in the first render after it, because the built page has no
 * query.
 */
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
 * Writes the query and the anchor into the address bar. Not through the router, which would treat it as a navigation:
 * the page must neither scroll nor move the focus while somebody types or chooses a tab.
 */
export function replaceAddress(search: string, hash: string): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}${hash}`)
}
