import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Writes what an event says into the cache at once, and again into each answer to these keys that is under way: it may
 * have been read before the change and arrive after its event, which would bring the old state back for good.
 * @param write changes what is cached and fetches nothing; twice in a row it does the same as once
 */
export function writeToAnswers(queryClient: QueryClient, keys: readonly QueryKey[], write: () => void): void {
  const cache = queryClient.getQueryCache()
  const underWay = keys.flatMap((queryKey) => cache.findAll({ queryKey, fetchStatus: 'fetching' }))
  write()
  // An answer that fails or is taken back brings nothing old.
  for (const { promise } of underWay) promise?.then(write, () => undefined)
}
