import type { Post } from '@stratomate/contracts'
import { expect, test } from 'vitest'
import { localBus } from '#server/adapters/message-bus/local-bus.ts'
import { createEventStreams } from '../streams/event-streams.ts'
import { createFeedVersion } from './create-feed-version.ts'

const post: Post = {
  id: 'ed9a7a0e-3f5c-4b0a-9d3f-0d6f5d9c1a11',
  author: { id: null, name: 'Ann L.', badge: null, imageUrl: null },
  category: 'general',
  content: 'A question',
  mentions: [],
  settings: null,
  proof: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  editedAt: null,
  likes: 0,
  liked: false,
  votes: null,
  voted: 'none',
  replies: 0,
  locked: false,
  pinned: false,
  hidden: null,
  sample: false,
}

function openFeed() {
  let hearGap = () => undefined as void
  const hearers = new Map<string, (text: string) => void>()
  const messages = {
    ...localBus,
    onGap: (hear: () => void) => void (hearGap = hear),
    subscribe: (subject: string, hear: (text: string) => void) => {
      hearers.set(subject, hear)
      return () => undefined
    },
  }
  const streams = createEventStreams({ bootId: 'boot', nowMs: () => 0, messages })
  const feed = createFeedVersion(streams)
  feed.note([post])
  const sayElsewhere = (event: string, data: unknown) =>
    hearers.get('events.community')?.(`${event}\n\n${JSON.stringify(data)}`)
  return { streams, feed, sayElsewhere, loseMessages: () => hearGap() }
}

test('a post that is new, changed or gone counts', () => {
  const { streams, feed } = openFeed()
  streams.toCommunity('post.changed', { post: { ...post, id: 'ed9a7a0e-3f5c-4b0a-9d3f-0d6f5d9c1a12' } })
  streams.toCommunity('post.changed', { post: { ...post, content: 'Another question' } })
  streams.toCommunity('post.removed', { id: post.id })

  expect(feed.read()).toBe(3)
})

test('likes and replies of a post that is shown do not', () => {
  const { streams, feed } = openFeed()
  streams.toCommunity('post.changed', { post: { ...post, likes: 5, replies: 2 } })
  streams.toCommunity('counts.changed', { counts: { settings: 1, support: 1, general: 1 } })

  expect(feed.read()).toBe(0)
})

test('what other servers say counts, and so does what may have been lost between them', () => {
  const { feed, sayElsewhere, loseMessages } = openFeed()
  sayElsewhere('post.removed', { id: post.id })
  loseMessages()

  expect(feed.read()).toBe(2)
})

test('an account that ends counts, because its name goes', () => {
  const { streams, feed } = openFeed()
  streams.accessEnded('ann')

  expect(feed.read()).toBe(1)
})
