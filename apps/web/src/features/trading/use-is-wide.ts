import { useSyncExternalStore } from 'react'

/** The step `md` of the tokens: from here on charts stand side by side. */
const wideQuery = '(width >= 48rem)'

/** Whether charts stand side by side; true in the built page, which knows no screen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, read, () => true)
}

function read(): boolean {
  return matchMedia(wideQuery).matches
}

function subscribe(tell: () => void): () => void {
  const query = matchMedia(wideQuery)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
