import { type ReactNode, useMemo, useState } from 'react'
import { useSession } from '#web/shared/session/use-session.ts'
import { CommunityContext, type CommunityPlace } from './community-place.ts'
import { useLiveCommunity } from './use-live-community.ts'

/** What all posts of a page share: the reader, the live stream, and the one open reply box. */
export function CommunityFrame({ you, children }: { you: string | null; children: ReactNode }) {
  useLiveCommunity()
  const session = useSession()
  const [replyingTo, setReplyingTo] = useState<string | null>(null)
  const [startedPost, setStartedPost] = useState<CommunityPlace['startedPost']>(null)
  const isSignedIn = session.kind !== 'anonymous'
  const isModerator = session.kind === 'member' && session.user.role !== 'member'
  const place = useMemo<CommunityPlace>(
    () => ({
      you,
      isSignedIn,
      isModerator,
      replyingTo,
      setReplyingTo,
      startedPost,
      startPost: (category) => setStartedPost({ category }),
    }),
    [you, isSignedIn, isModerator, replyingTo, startedPost],
  )
  return <CommunityContext value={place}>{children}</CommunityContext>
}
