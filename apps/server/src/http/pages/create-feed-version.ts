import type { CommunityEvents, Post } from '@stratomate/contracts'
import type { EventStreams } from '../streams/event-streams.ts'

export type FeedVersion = {
  /** A number that grows with each change of what a list of posts shows. */
  read: () => number
  /** The posts that were read last: likes and replies of other posts do not change the drawn page. */
  note: (posts: readonly Post[]) => void
}

/** Learns of posts that are written, changed, hidden or deleted, on this server and on the others. */
export function createFeedVersion(streams: Pick<EventStreams, 'onCommunityChange' | 'onAccessEnded'>): FeedVersion {
  let version = 0
  let known = new Map<string, string>()
  const count = () => void (version += 1)
  streams.onCommunityChange(({ event, data }) => {
    if (event === 'post.removed' || event === 'reset') count()
    if (event !== 'post.changed') return
    const { post } = readChange(data)
    if (known.get(post.id) !== lastingOf(post)) count()
  })
  // Deleting an account takes its name off its posts.
  streams.onAccessEnded(count)
  return {
    read: () => version,
    note: (posts) => {
      known = new Map(posts.map((post) => [post.id, lastingOf(post)]))
    },
  }
}

// Safe: the event is written by the server, with the payload of its name.
function readChange(data: string): CommunityEvents['post.changed'] {
  return JSON.parse(data) as CommunityEvents['post.changed']
}

/** A post without its counts, and without the reader's own like and vote. */
function lastingOf(post: Post): string {
  return JSON.stringify({
    ...post,
    likes: 0,
    votes: post.votes === null ? null : 0,
    replies: 0,
    liked: false,
    voted: '',
  })
}
