import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** Something new came or something was read elsewhere: what is on screen is fetched again. */
export function refetchNotifications(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeys.notifications })
}
