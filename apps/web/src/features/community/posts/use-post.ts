import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { communityKeys } from '#web/features/community/community-cache.ts'

/** One post, which is not part of the built page. */
export function usePost(id: string) {
  const isHydrated = useHydrated()
  return useQuery({
    queryKey: communityKeys.post(id),
    queryFn: () => callApi('readPost', { params: { id } }),
    enabled: isHydrated,
  })
}
