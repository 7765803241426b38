import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the screen matches the media query, updated when it changes; `inBuild` is the value in the built page, which
 * does not know the screen.
 */
export function useMedia(query: string, { inBuild }: { inBuild: boolean }): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => inBuild,
  )
}
