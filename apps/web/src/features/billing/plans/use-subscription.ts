import type { Subscription } from '@stratomate/contracts/billing/schemas'
import type { OutputOf } from '@stratomate/contracts/endpoints'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'

/** The account's own subscription; null when there is none: a 404, or an answer without one (SPEC §2). */
export function useSubscription({ userId }: { userId: string | null }) {
  return useQuery({
    queryKey: queryKeys.subscription,
    queryFn: () => (userId === null ? null : readSubscription(userId)),
    enabled: userId !== null,
  })
}

async function readSubscription(userId: string): Promise<Subscription | null> {
  try {
    const answer: Partial<OutputOf<'readSubscription'>> = await callApi('readSubscription', { params: { id: userId } })
    return answer.subscription ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
