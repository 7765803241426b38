import type { CommunityEventName, CommunityEvents } from '@stratomate/contracts/community'
import { streams } from '@stratomate/contracts/routes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openLiveStream } from '#web/shared/live-stream.ts'
import { communityKeys, dropPost, dropReply, putPost, putReply } from './community-cache.ts'

const names = [
  'post.changed',
  'post.removed',
  'reply.changed',
  'reply.removed',
  'reset',
] as const satisfies readonly CommunityEventName[]

/** What others post, edit and take away appears while the page is open. */
export function useLiveCommunity(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      openLiveStream({
        path: streams.communityEvents,
        names,
        onOpen: () => {},
        onLost: () => {},
        onEvent: (name, data) => apply(queryClient, name, JSON.parse(data)),
      }),
    [queryClient],
  )
}

function apply(queryClient: QueryClient, name: CommunityEventName, payload: unknown): void {
  // Safe: the server publishes each event with the payload of its name, by the same table.
  const of = <Name extends CommunityEventName>(_: Name) => payload as CommunityEvents[Name]
  switch (name) {
    case 'post.changed':
      return putPost(queryClient, of(name).post, 'event')
    case 'post.removed':
      return dropPost(queryClient, of(name).id)
    case 'reply.changed':
      return putReply(queryClient, of(name).reply, 'event')
    case 'reply.removed':
      return dropReply(queryClient, of(name))
    case 'reset':
      void queryClient.invalidateQueries({ queryKey: communityKeys.lists })
      return
    default:
      return name satisfies never
  }
}
