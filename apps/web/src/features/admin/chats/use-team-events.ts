import { streams } from '@stratomate/contracts/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLiveStream } from '#web/shared/api/live-stream.ts'
import { queryKeys } from '#web/shared/api/query-keys.ts'
import { refetchMissed } from '#web/shared/api/refetch-missed.ts'

/** All queries of chats in the cache. */
export const chatsKey = [...queryKeys.admin, 'chats'] as const

/**
 * Chats are loaded again when one of them changes; while this page is open, the team counts as present and gets no
 * mails.
 */
export function useTeamEvents(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void refetchMissed(queryClient, [chatsKey])
    return openLiveStream({
      path: streams.teamEvents,
      names: ['conversation.changed', 'reset'],
      onOpen: ({ mayHaveMissed }) => {
        if (mayHaveMissed) refresh()
      },
      onLost: () => {},
      onEvent: refresh,
    })
  }, [queryClient])
}
