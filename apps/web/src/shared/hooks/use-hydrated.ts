import { useSyncExternalStore } from 'react'

/** False in the built page and in the first render after it, then true. */
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
