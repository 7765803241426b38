import type { OutputOf } from '@stratomate/contracts/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { hasSignInHint } from './sign-in-hint.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'

export type User = OutputOf<'readUser'>

/**
 * While it is loading in a page that runs, the hint cookie has said that somebody is signed in: a press is then a
 * member's, and leads to the sign-in only once `anonymous` is known.
 */
export type Session = { kind: 'loading' } | { kind: 'anonymous' } | { kind: 'member'; user: User }

/**
 * The signed-in person. The server is asked only when the hint cookie says that somebody is signed in, so that pages of
 * anonymous visitors make no failing call; a failed call means anonymous (SPEC §7).
 */
export function useSession(): Session {
  const isHydrated = useHydrated()
  const mayBeSignedIn = isHydrated && hasSignInHint(document.cookie)
  const query = useQuery({
    queryKey: queryKeys.user,
    queryFn: () => callApi('readUser', {}),
    enabled: mayBeSignedIn,
  })
  if (query.data !== undefined) return { kind: 'member', user: query.data }
  if (!isHydrated || (mayBeSignedIn && query.isPending)) return { kind: 'loading' }
  return { kind: 'anonymous' }
}

/** Stores the person who has just signed in; what was cached for an anonymous visitor is dropped. */
export function useWelcome(): (user: User) => void {
  const queryClient = useQueryClient()
  return (user) => {
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.user[0] })
    queryClient.setQueryData(queryKeys.user, user)
  }
}
