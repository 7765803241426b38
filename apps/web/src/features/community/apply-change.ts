import type { CommunityEventName, CommunityEvents } from '@stratomate/contracts/community/schemas'
import type { QueryClient } from '@tanstack/react-query'
import { writeToAnswers } from '#web/shared/api/write-to-answers.ts'
import {
  askForPost,
  communityKeys,
  dropReply,
  fetchAnew,
  putCounts,
  putPost,
  putReply,
  takeFromLists,
} from './community-cache.ts'

/** Any event of the community together with its payload. */
export type CommunityChange = {
  [Name in CommunityEventName]: { name: Name; payload: CommunityEvents[Name] }
}[CommunityEventName]

/** Writes an event into the cache; `reset` means that events were missed. */
export function applyChange(queryClient: QueryClient, change: CommunityChange): void {
  if (change.name === 'reset') return fetchAnew(queryClient)
  writeToAnswers(queryClient, [communityKeys.all], () => writeChange(queryClient, change))
  if (change.name === 'post.removed') askForPost(queryClient, change.payload.id)
}

function writeChange(queryClient: QueryClient, { name, payload }: Exclude<CommunityChange, { name: 'reset' }>): void {
  switch (name) {
    case 'post.changed':
      return putPost(queryClient, payload.post, 'event')
    case 'post.removed':
      return takeFromLists(queryClient, payload.id)
    case 'counts.changed':
      return putCounts(queryClient, payload.counts)
    case 'reply.changed':
      return putReply(queryClient, payload.reply, 'event')
    case 'reply.removed':
      return dropReply(queryClient, payload)
    default:
      return name satisfies never
  }
}
