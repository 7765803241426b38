import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { replaceAddress, usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { loadSearchIndex, readSearchIndex, type SearchIndex, watchSearchIndex } from './search-index-store.ts'
import type { SearchHit } from './search-content.ts'

type SearchState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; hits: readonly SearchHit[] }

type Search = { query: string; state: SearchState; type: (query: string) => void }

/** The search of the documentation: its words are in the address (`?q=`), its index is loaded when it is needed. */
export function useSearch(): Search {
  const { key } = useLocation()
  const asked = usePageQuery().get('q') ?? ''
  const [typed, setTyped] = useState<{ arrival: string; query: string } | null>(null)
  const index = useSyncExternalStore(watchSearchIndex, readSearchIndex, readSearchIndex)
  const query = typed?.arrival === key ? typed.query : asked
  const isAsked = query.trim() !== ''

  useEffect(() => {
    if (isAsked) loadSearchIndex()
  }, [isAsked])

  const type = (next: string) => {
    setTyped({ arrival: key, query: next })
    replaceAddress(next === '' ? '' : `?${new URLSearchParams({ q: next })}`, '')
  }
  return { query, state: stateOf(index, query), type }
}

function stateOf(index: SearchIndex, query: string): SearchState {
  if (query.trim() === '') return { kind: 'idle' }
  if (index.kind === 'loaded') return { kind: 'ready', hits: index.search(query) }
  return { kind: index.kind === 'failed' ? 'failed' : 'loading' }
}
