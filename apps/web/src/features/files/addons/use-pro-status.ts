import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useSignInHint } from '#web/shared/session/sign-in-hint.ts'

export type ProStatus = { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'pro' } | { kind: 'none' }

/**
 * Whether the reader may have what is for PRO: by a paid subscription in force, or as an administrator, who must be
 * able to check what was published. Visitors and the prerendered page count as not PRO at once, so that the link to it
 * is there without script; the server is only asked for members.
 */
export function useProStatus(): ProStatus {
  const hint = useSignInHint()
  const session = useSession()
  const isAdmin = session.kind === 'member' && session.user.role === 'admin'
  const query = useQuery({
    queryKey: [...queryKeys.subscription, 'active'],
    queryFn: () => callApi('readActiveSubscription', {}),
    enabled: session.kind === 'member' && !isAdmin,
  })
  if (hint !== 'member' || session.kind === 'anonymous') return { kind: 'none' }
  if (isAdmin) return { kind: 'pro' }
  if (query.isError) return { kind: 'failed', retry: () => void query.refetch() }
  if (query.data === undefined) return { kind: 'loading' }
  return { kind: query.data === null ? 'none' : 'pro' }
}
