import type { PostCategory } from '@stratomate/contracts/community/values'
import { createContext, use } from 'react'

/** The reader, and which reply box is open: one at a time on the whole page. */
export type CommunityPlace = {
  /** The reader's own id as an author. */
  you: string | null
  isSignedIn: boolean
  isModerator: boolean
  replyingTo: string | null
  setReplyingTo: (postId: string | null) => void
  /** The last press that asked for a post; each press is a new object, even of the same category. */
  startedPost: { category: PostCategory } | null
  /** Opens the composer with this category chosen. */
  startPost: (category: PostCategory) => void
}

export const CommunityContext = createContext<CommunityPlace | null>(null)

/** Throws outside of a feed. */
export function useCommunity(): CommunityPlace {
  const place = use(CommunityContext)
  if (place === null) throw new Error('useCommunity needs a CommunityContext above it')
  return place
}
