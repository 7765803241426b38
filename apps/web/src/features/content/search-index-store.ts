import type { SearchContent } from './search-content.ts'

export type SearchIndex =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; search: SearchContent }

let index: SearchIndex = { kind: 'none' }
const listeners = new Set<() => void>()

/** Loads texts and index, once for all pages; after a failure the next call tries again. */
export function loadSearchIndex(): void {
  if (index.kind === 'loading' || index.kind === 'loaded') return
  put({ kind: 'loading' })
  import('./searched-content.ts')
    .then(({ loadSearchedContent }) => loadSearchedContent())
    .then(
      (search) => put({ kind: 'loaded', search }),
      () => put({ kind: 'failed' }),
    )
}

export function readSearchIndex(): SearchIndex {
  return index
}

export function watchSearchIndex(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function put(next: SearchIndex): void {
  index = next
  for (const notify of listeners) notify()
}
