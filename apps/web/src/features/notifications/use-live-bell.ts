import { streams } from '@stratomate/contracts/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLiveStream } from '#web/shared/api/live-stream.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { refetchMissed } from '#web/shared/api/refetch-missed.ts'

/**
 * Updates the bell on pages that do not listen to the account otherwise. Only the visible tab has a stream: a browser
 * has few connections to a site, and an account few streams.
 */
export function useLiveBell({ isWanted }: { isWanted: boolean }): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    let close: (() => void) | null = null
    const look = () => {
      close?.()
      close = document.visibilityState === 'visible' ? openLiveStream(stream) : null
    }
    const refetch = () => void refetchMissed(queryClient, [queryKeys.notifications])
    const stream = {
      path: streams.ownerEvents,
      names: ['notifications.changed', 'reset'] as const,
      onOpen: ({ mayHaveMissed }: { mayHaveMissed: boolean }) => {
        if (mayHaveMissed) refetch()
      },
      onLost: () => {},
      onEvent: refetch,
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      close?.()
    }
  }, [isWanted, queryClient])
}
