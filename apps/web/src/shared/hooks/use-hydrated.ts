import { useSyncExternalStore } from 'react'

/** False in the built page and in the first render over it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
