import { streams } from '@stratomate/contracts/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openVisibleStream } from '#web/shared/api/live-stream.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { refetchMissed } from '#web/shared/api/refetch-missed.ts'

/** Updates the bell on pages that do not listen to the account otherwise. */
export function useLiveBell({ isWanted }: { isWanted: boolean }): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    const refetch = () => void refetchMissed(queryClient, [queryKeys.notifications])
    return openVisibleStream({
      path: streams.ownerEvents,
      names: ['notifications.changed', 'reset'],
      onOpen: ({ mayHaveMissed }) => {
        if (mayHaveMissed) refetch()
      },
      onLost: () => {},
      onEvent: refetch,
    })
  }, [isWanted, queryClient])
}
