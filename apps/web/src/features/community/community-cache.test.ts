import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { communityKeys, dropPost, putCounts, putPost, withPost } from './community-cache.ts'
import { postWith } from './testing/post-with.ts'

const old = postWith({ id: 'old', createdAt: '2026-11-21T10:00:00.000Z', liked: true, voted: 'up' })
const pinned = postWith({ id: 'pinned', createdAt: '2026-11-01T10:00:00.000Z', pinned: true })
const page = { items: [pinned, old], nextCursor: null, counts: { settings: 2, support: 0, general: 0 }, you: null }
const posts = { pages: [page], pageParams: [null] }
const all = { source: 'event', category: 'all', search: '' } as const
const idsOf = (list: ReturnType<typeof withPost>) => list.pages.flatMap(({ items }) => items.map(({ id }) => id))

test('a new post stands below the pinned ones and is counted', () => {
  const next = withPost(posts, postWith({ id: 'new' }), all)

  expect(idsOf(next)).toEqual(['pinned', 'new', 'old'])
  expect(next.pages[0]?.counts.settings).toBe(3)
})

test('a post of another category, or beside a search, is not shown', () => {
  expect(withPost(posts, postWith({ id: 'new' }), { ...all, category: 'general' })).toBe(posts)
  expect(withPost(posts, postWith({ id: 'new' }), { ...all, search: 'word' })).toBe(posts)
})

test('a change of an old post that was not loaded brings nothing', () => {
  expect(withPost(posts, postWith({ id: 'older', createdAt: '2026-10-01T00:00:00.000Z' }), all)).toBe(posts)
})

test('an event keeps the own like and vote, an answer brings its own', () => {
  const change = postWith({ id: 'old', likes: 9 })
  const [, byEvent] = withPost(posts, change, all).pages[0]?.items ?? []
  const [, byAnswer] = withPost(posts, change, { ...all, source: 'answer' }).pages[0]?.items ?? []

  expect(byEvent).toMatchObject({ likes: 9, liked: true, voted: 'up' })
  expect(byAnswer).toMatchObject({ likes: 9, liked: false, voted: 'none' })
})

test('an event that overtakes the answer to an own press leaves the sums of the page alone until then', async () => {
  const { queryClient } = openPages()
  const shown = () =>
    queryClient
      .getQueryData<typeof posts>(communityKeys.list({ category: null, search: '' }))
      ?.pages[0]?.items.find(({ id }) => id === 'old')
  const { promise, resolve } = Promise.withResolvers<void>()
  const press = queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: communityKeys.ballot('old'), mutationFn: () => promise })
    .execute(undefined)
  putPost(queryClient, { ...old, content: 'changed', likes: 9, votes: 5 }, 'event')

  expect(shown()).toMatchObject({ content: 'changed', likes: old.likes, votes: old.votes })

  resolve()
  await press
  putPost(queryClient, { ...old, likes: 9, votes: 5 }, 'event')
  expect(shown()).toMatchObject({ likes: 9, votes: 5, liked: true, voted: 'up' })
})

test('a like of one’s own holds, though an answer that was read before it comes after it', async () => {
  const { queryClient } = openPages()
  const queryKey = communityKeys.list({ category: null, search: '' })
  const { promise, resolve } = Promise.withResolvers<typeof posts>()
  const fetched = queryClient.fetchQuery({ queryKey, queryFn: () => promise })
  putPost(queryClient, { ...pinned, liked: true, likes: 1 }, 'answer')
  resolve(posts)
  await fetched

  expect(queryClient.getQueryData<typeof posts>(queryKey)?.pages[0]?.items[0]).toMatchObject({ liked: true, likes: 1 })
})

test('a post that is pinned while it is read goes above all others, from a later page too', () => {
  const more = { ...page, items: [postWith({ id: 'later', createdAt: '2026-11-02T10:00:00.000Z' })] }
  const longer = { pages: [page, more], pageParams: [null, 'a'] }
  const next = withPost(longer, postWith({ id: 'later', createdAt: '2026-11-02T10:00:00.000Z', pinned: true }), all)

  expect(idsOf(next)).toEqual(['pinned', 'later', 'old'])
  expect(next.pages.map(({ items }) => items.length)).toEqual([3, 0])
})

/** The pages that a reader has open: all posts, and those of a category without any. */
function openPages() {
  const queryClient = new QueryClient()
  const keys = [
    communityKeys.list({ category: null, search: '' }),
    communityKeys.list({ category: 'general', search: '' }),
  ]
  queryClient.setQueryData(keys[0] ?? [], posts)
  queryClient.setQueryData(keys[1] ?? [], { ...posts, pages: [{ ...page, items: [] }] })
  const counts = () => keys.map((key) => queryClient.getQueryData<typeof posts>(key)?.pages[0]?.counts)
  return { queryClient, counts }
}

test('counts that the server tells stand above the lists of every category', () => {
  const { queryClient, counts } = openPages()
  const published = { settings: 3, support: 1, general: 4 }
  putCounts(queryClient, published)

  expect(counts()).toEqual([published, published])
})

test('the own post that waits for a moderator stands in the list and is not counted, neither when it goes', () => {
  const { queryClient, counts } = openPages()
  const before = counts()
  const held = postWith({ id: 'held', hidden: { reason: 'A moderator looks at it first.' } })
  putPost(queryClient, held, 'answer')
  const shown = queryClient.getQueryData<typeof posts>(communityKeys.list({ category: null, search: '' }))
  const during = counts()
  dropPost(queryClient, 'held')

  expect(shown?.pages[0]?.items.map(({ id }) => id)).toContain('held')
  expect([during, counts()]).toEqual([before, before])
})
