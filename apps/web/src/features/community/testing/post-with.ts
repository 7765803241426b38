import type { Post } from '@stratomate/contracts/community/schemas'

/** A post for tests, with what matters to them. */
export function postWith(change: Partial<Post> = {}): Post {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    author: { id: '00000000-0000-4000-8000-0000000000a1', name: 'Ann L.', badge: null, imageUrl: null },
    category: 'settings',
    content: 'A text',
    mentions: [],
    settings: null,
    proof: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    editedAt: null,
    likes: 0,
    liked: false,
    votes: 0,
    voted: 'none',
    replies: 0,
    locked: false,
    pinned: false,
    hidden: null,
    sample: false,
    ...change,
  }
}
