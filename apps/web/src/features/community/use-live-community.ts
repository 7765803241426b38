import type { CommunityEventName, CommunityEvents } from '@stratomate/contracts/community/schemas'
import { streams } from '@stratomate/contracts/routes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLiveStream } from '#web/shared/api/live-stream.ts'
import { dropPost, dropReply, fetchAnew, putCounts, putPost, putReply } from './community-cache.ts'

const names = [
  'post.changed',
  'post.removed',
  'counts.changed',
  'reply.changed',
  'reply.removed',
  'reset',
] as const satisfies readonly CommunityEventName[]

/** What others post, edit and delete shows while the page is open. */
export function useLiveCommunity(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      openLiveStream({
        path: streams.communityEvents,
        names,
        onOpen: () => {},
        onLost: () => {},
        onEvent: (name, data) => apply(queryClient, readChange(name, data)),
      }),
    [queryClient],
  )
}

type Change = { [Name in CommunityEventName]: { name: Name; payload: CommunityEvents[Name] } }[CommunityEventName]

// Safe: the server publishes each event with the payload of its name, by the same table.
function readChange(name: CommunityEventName, data: string): Change {
  const payload: unknown = JSON.parse(data)
  const change: unknown = { name, payload }
  return change as Change
}

function apply(queryClient: QueryClient, { name, payload }: Change): void {
  switch (name) {
    case 'post.changed':
      return putPost(queryClient, payload.post, 'event')
    case 'post.removed':
      return dropPost(queryClient, payload.id)
    case 'counts.changed':
      return putCounts(queryClient, payload.counts)
    case 'reply.changed':
      return putReply(queryClient, payload.reply, 'event')
    case 'reply.removed':
      return dropReply(queryClient, payload)
    case 'reset':
      return fetchAnew(queryClient)
    default:
      return name satisfies never
  }
}
