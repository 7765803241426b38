import { QueryClient } from '@tanstack/react-query'

/** The cache rules of SPEC §9: nothing goes stale by itself, nothing is tried again; events change what is shown. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      // A lost connection is reported at once; what a person sends does not wait for its return unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
