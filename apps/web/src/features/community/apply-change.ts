import type { CommunityEventName, CommunityEvents } from '@stratomate/contracts/community/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { dropPost, dropReply, fetchAnew, putCounts, putPost, putReply } from './community-cache.ts'

/** Any event of the community together with its payload. */
export type CommunityChange = {
  [Name in CommunityEventName]: { name: Name; payload: CommunityEvents[Name] }
}[CommunityEventName]

/** Writes an event into the cache; `reset` means that events were missed. */
export function applyChange(queryClient: QueryClient, { name, payload }: CommunityChange): void {
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
