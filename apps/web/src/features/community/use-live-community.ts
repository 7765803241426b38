import type { CommunityEventName } from '@stratomate/contracts/community/schemas'
import { streams } from '@stratomate/contracts/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openVisibleStream } from '#web/shared/api/live-stream.ts'
import { applyChange, type CommunityChange } from './apply-change.ts'
import { fetchAnew } from './community-cache.ts'

const names = [
  'post.changed',
  'post.removed',
  'counts.changed',
  'reply.changed',
  'reply.removed',
  'reset',
] as const satisfies readonly CommunityEventName[]

/**
 * What others post, edit and delete shows while the page is seen. What happened between its first posts and the opening
 * of the stream is fetched once.
 */
export function useLiveCommunity(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      openVisibleStream({
        path: streams.communityEvents,
        names,
        onOpen: ({ mayHaveMissed }) => {
          if (mayHaveMissed) fetchAnew(queryClient)
        },
        onLost: () => {},
        onEvent: (name, data) => applyChange(queryClient, readChange(name, data)),
      }),
    [queryClient],
  )
}

// Safe: the server publishes each event with the payload of its name, by the same table.
function readChange(name: CommunityEventName, data: string): CommunityChange {
  const payload: unknown = JSON.parse(data)
  const change: unknown = { name, payload }
  return change as CommunityChange
}
