import type { Post, PostCounts, PostPage, Reply, ReplyPage } from '@stratomate/contracts/community/schemas'
import type { PostCategory } from '@stratomate/contracts/community/values'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { refetchMissed } from '#web/shared/api/refetch-missed.ts'
import { writeToAnswers } from '#web/shared/api/write-to-answers.ts'

export type PostFilter = { category: PostCategory | null; search: string }
type Posts = InfiniteData<PostPage, string | null>
type Replies = InfiniteData<ReplyPage, string | null>

export const communityKeys = {
  all: ['community'] as const,
  lists: ['community', 'posts'] as const,
  list: ({ category, search }: PostFilter) => ['community', 'posts', category ?? 'all', search] as const,
  post: (id: string) => ['community', 'post', id] as const,
  replies: (postId: string) => ['community', 'replies', postId] as const,
  /** The reader's own likes and votes on one text that are still being sent. */
  ballot: (id: string) => ['community', 'ballot', id] as const,
}

/**
 * Where a text comes from: an answer to this reader contains their own like and vote, an event does not. An event that
 * arrives while the reader's own press is being sent does not count it, so the page keeps its own sums until the
 * answer.
 */
export type PostSource = 'answer' | 'event' | 'event before the answer'

function sourceNow(queryClient: QueryClient, id: string, source: PostSource): PostSource {
  const isPressed = queryClient.isMutating({ mutationKey: communityKeys.ballot(id) }) > 0
  return source === 'event' && isPressed ? 'event before the answer' : source
}

/** Writes a change, of the reader or of others, so that no answer that was read before it takes it back. */
function write(queryClient: QueryClient, change: () => void): void {
  writeToAnswers(queryClient, [communityKeys.all], change)
}

/** Updates a post wherever it is shown; a new one goes to the top of its lists. */
export function putPost(queryClient: QueryClient, post: Post, cameBy: PostSource): void {
  const source = sourceNow(queryClient, post.id, cameBy)
  write(queryClient, () => putIntoLists(queryClient, post, source))
}

function putIntoLists(queryClient: QueryClient, post: Post, source: PostSource): void {
  for (const [key, posts] of queryClient.getQueriesData<Posts>({ queryKey: communityKeys.lists })) {
    if (posts !== undefined)
      queryClient.setQueryData(key, withPost(posts, post, { source, category: String(key[2]), search: String(key[3]) }))
  }
  queryClient.setQueryData<Post>(communityKeys.post(post.id), (known) =>
    known === undefined ? known : merge(known, post, source),
  )
}

type Place = { source: PostSource; category: string; search: string }

/** The list with the post changed in place, or above the first post that is not pinned. */
export function withPost(posts: Posts, post: Post, { source, category, search }: Place): Posts {
  const isKnown = posts.pages.some(({ items }) => items.some(({ id }) => id === post.id))
  if (isKnown) {
    const changed = mapItems(posts, (items) =>
      items.map((known) => (known.id === post.id ? merge(known, post, source) : known)),
    )
    return search === '' ? withPinnedFirst(changed) : changed
  }
  const belongs = search === '' && (category === 'all' || category === post.category)
  const [first, ...rest] = posts.pages
  if (!belongs || first === undefined || isOlder(post, first)) return posts
  const pinned = first.items.filter((one) => one.pinned)
  const others = first.items.filter((one) => !one.pinned)
  // A post that waits for a moderator is in its author's list and is not counted.
  const change = post.hidden === null ? 1 : 0
  const counts = { ...first.counts, [post.category]: first.counts[post.category] + change }
  return { ...posts, pages: [{ ...first, counts, items: [...pinned, post, ...others] }, ...rest] }
}

/** A post that was pinned meanwhile goes to the top; the others keep their places. */
function withPinnedFirst(posts: Posts): Posts {
  const [first] = posts.pages
  const items = posts.pages.flatMap((page) => page.items)
  const firstOther = items.findIndex(({ pinned }) => !pinned)
  if (first === undefined || firstOther === -1 || !items.slice(firstOther).some(({ pinned }) => pinned)) return posts
  const pinned = items.filter((post) => post.pinned)
  const pages = posts.pages.map((page) => ({ ...page, items: page.items.filter((post) => !post.pinned) }))
  return {
    ...posts,
    pages: pages.map((page, place) => (place === 0 ? { ...page, items: [...pinned, ...page.items] } : page)),
  }
}

/** A change of an old post that was never loaded is not a new post. */
function isOlder(post: Post, { items }: PostPage): boolean {
  const newest = items.find((one) => !one.pinned)
  return newest !== undefined && post.createdAt < newest.createdAt
}

function merge(known: Post, post: Post, source: PostSource): Post {
  if (source === 'answer') return post
  const { liked, voted, likes, votes } = known
  return source === 'event' ? { ...post, liked, voted } : { ...post, liked, voted, likes, votes }
}

/** The first contribution makes the reader an author: from now on their own texts are recognised as such. */
export function nameYourself(queryClient: QueryClient, { author: { id: you } }: Pick<Post, 'author'>): void {
  changePages(queryClient, (page) => ({ ...page, you }))
}

/** Updates the counts above all lists, because a list of one category does not see posts of another. */
export function putCounts(queryClient: QueryClient, counts: PostCounts): void {
  changePages(queryClient, (page) => ({ ...page, counts }))
}

function changePages(queryClient: QueryClient, change: (page: PostPage) => PostPage): void {
  write(queryClient, () =>
    queryClient.setQueriesData<Posts>(
      { queryKey: communityKeys.lists },
      (posts) => posts && { ...posts, pages: posts.pages.map(change) },
    ),
  )
}

/** Loads everything shown again, because changes may have been missed. */
export function fetchAnew(queryClient: QueryClient): void {
  void refetchMissed(queryClient, [communityKeys.all])
}

/** Removes a post from the lists; its own page asks again, since its author and moderators may still read it. */
export function dropPost(queryClient: QueryClient, id: string): void {
  write(queryClient, () => takeFromLists(queryClient, id))
  void queryClient.invalidateQueries({ queryKey: communityKeys.post(id) })
}

function takeFromLists(queryClient: QueryClient, id: string): void {
  queryClient.setQueriesData<Posts>({ queryKey: communityKeys.lists }, (posts) => {
    const gone = posts?.pages.flatMap(({ items }) => items).find((post) => post.id === id)
    if (posts === undefined || gone === undefined) return posts
    const change = gone.hidden === null ? -1 : 0
    const without = mapItems(posts, (items) => items.filter((post) => post.id !== id))
    const pages = without.pages.map((page) => ({
      ...page,
      counts: { ...page.counts, [gone.category]: Math.max(0, page.counts[gone.category] + change) },
    }))
    return { ...without, pages }
  })
}

function mapItems(posts: Posts, change: (items: Post[]) => Post[]): Posts {
  return { ...posts, pages: posts.pages.map((page) => ({ ...page, items: change(page.items) })) }
}

/** Updates a reply where its post's replies are shown; a new one goes to their end. */
export function putReply(queryClient: QueryClient, reply: Reply, cameBy: PostSource): void {
  const source = sourceNow(queryClient, reply.id, cameBy)
  write(queryClient, () =>
    queryClient.setQueryData<Replies>(
      communityKeys.replies(reply.postId),
      (replies) => replies && withReply(replies, reply, source),
    ),
  )
}

function withReply(replies: Replies, reply: Reply, source: PostSource): Replies {
  const isKnown = replies.pages.some(({ items }) => items.some(({ id }) => id === reply.id))
  const last = replies.pages.length - 1
  const pages = replies.pages.map((page, index) => {
    if (!isKnown) return index === last && page.nextCursor === null ? { ...page, items: [...page.items, reply] } : page
    const items = page.items.map((known) => {
      if (known.id !== reply.id) return known
      if (source === 'answer') return reply
      const { liked, likes } = known
      return source === 'event' ? { ...reply, liked } : { ...reply, liked, likes }
    })
    return { ...page, items }
  })
  return { ...replies, pages }
}

export function dropReply(queryClient: QueryClient, { id, postId }: { id: string; postId: string }): void {
  const without = (page: ReplyPage) => ({ ...page, items: page.items.filter((reply) => reply.id !== id) })
  write(queryClient, () =>
    queryClient.setQueryData<Replies>(
      communityKeys.replies(postId),
      (replies) => replies && { ...replies, pages: replies.pages.map(without) },
    ),
  )
}
