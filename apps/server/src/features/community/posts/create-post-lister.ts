import type { PostCounts, PostPage, PostsQuery } from '@stratomate/contracts'
import type { Ctx } from '#server/features/context.ts'
import { createBatcher, createKeyReader } from '#server/features/create-batcher.ts'
import type { Db } from '#server/features/database.ts'
import { readCursor, writeCursor } from '#server/features/cursor.ts'
import { selectPostLikes, selectPostVotes } from '../queries/ballots.ts'
import { selectMemberIds } from '../queries/members.ts'
import {
  type PostList,
  type ReadPost,
  selectOwnHidden,
  selectPinned,
  selectPosts,
  selectWithHidden,
} from '../queries/posts.ts'
import { readCounts } from './read-counts.ts'
import { postView } from './views.ts'

const pageSize = 20
const pinnedMax = 5
const batch = { itemsMax: 1_000, atOnce: 2 }

/** The part of a page that is the same for every reader. */
type SharedPage = { pinned: ReadPost[]; posts: ReadPost[]; counts: PostCounts }

/**
 * Lists posts, newest first, pinned ones above the first page, with the reader's own hidden ones among them. Readers
 * who ask at the same time share the part that is the same for everybody. Errors: invalid_input for a cursor that we
 * did not make.
 */
export function createPostLister({
  db,
}: Pick<Ctx, 'db'>): (ctx: Pick<Ctx, 'actor' | 'now'>, query: PostsQuery) => Promise<PostPage> {
  const readPage = createBatcher<PostList, SharedPage>({ ...batch, run: (lists) => readPages(db, lists) })
  const readOwnId = createKeyReader<string, string>((userIds) => selectMemberIds(db, userIds))
  const markBallots = createBatcher<Reading, ReadPost[]>({ ...batch, run: (readings) => markAll(db, readings) })
  const findHidden = createKeyReader<string, true>(async (authorIds) => {
    const found = await selectWithHidden(db, authorIds)
    return new Map([...found].map((id) => [id, true]))
  })
  return async ({ actor, now }, query) => {
    const list = listOf(query)
    const [page, readerId] = await Promise.all([
      // A rare search may take long, so other readers do not wait for it.
      list.search === null ? readPage(list) : readShared(db, list),
      actor.kind === 'member' ? readOwnId(actor.userId) : null,
    ])
    const isLast = page.posts.length < list.count
    const hidesOwn = readerId !== null && list.search === null && (await findHidden(readerId)) !== null
    const own = hidesOwn ? await selectOwnHidden(db, ownHiddenOf(page, list, readerId)) : []
    const shown = [...page.pinned, ...newestOf([...page.posts, ...own])]
    const marked = readerId === null ? shown : await markBallots({ readerId, posts: shown })
    const last = page.posts.at(-1)?.post
    return {
      items: marked.map((row) => postView(row, now())),
      nextCursor: isLast || last === undefined ? null : writeCursor({ at: last.createdAt, id: last.id }),
      counts: page.counts,
      you: readerId,
    }
  }
}

function listOf({ limit, category, search, cursor }: PostsQuery): PostList {
  return {
    category: category ?? null,
    search: search === undefined || search === '' ? null : search,
    after: readCursor(cursor),
    count: limit ?? pageSize,
  }
}

async function readPages(db: Db, lists: readonly PostList[]): Promise<SharedPage[]> {
  const pages = new Map<string, Promise<SharedPage>>()
  const pageOf = (list: PostList) => {
    const key = JSON.stringify(list)
    const page = pages.get(key) ?? readShared(db, list)
    pages.set(key, page)
    return page
  }
  return Promise.all(lists.map(pageOf))
}

async function readShared(db: Db, list: PostList): Promise<SharedPage> {
  const isTop = list.after === null && list.search === null
  const [pinned, posts, counts] = await Promise.all([
    isTop ? selectPinned(db, { category: list.category, count: pinnedMax }) : [],
    selectPosts(db, list),
    readCounts(db),
  ])
  return { pinned, posts, counts }
}

/** The first and last instant of this page: the reader's hidden posts between them are listed with it. */
function ownHiddenOf({ posts }: SharedPage, { category, after, count }: PostList, readerId: string) {
  const isLast = posts.length < count
  return { readerId, category, from: isLast ? null : (posts.at(-1)?.post.createdAt ?? null), before: after?.at ?? null }
}

function newestOf(rows: readonly ReadPost[]): ReadPost[] {
  return rows.toSorted((a, b) => b.post.createdAt.getTime() - a.post.createdAt.getTime())
}

type Reading = { readerId: string; posts: readonly ReadPost[] }

/** Posts with the reader's own like and vote. */
async function markAll(db: Db, readings: readonly Reading[]): Promise<ReadPost[][]> {
  const memberIds = [...new Set(readings.map(({ readerId }) => readerId))]
  const postIds = [...new Set(readings.flatMap(({ posts }) => posts.map(({ post }) => post.id)))]
  const [likes, votes] = await Promise.all([
    selectPostLikes(db, { memberIds, postIds }),
    selectPostVotes(db, { memberIds, postIds }),
  ])
  const keyOf = (postId: string, memberId: string) => `${postId} ${memberId}`
  const liked = new Set(likes.map(({ postId, memberId }) => keyOf(postId, memberId)))
  const voted = new Map(votes.map(({ postId, memberId, value }) => [keyOf(postId, memberId), value]))
  return readings.map(({ readerId, posts }) =>
    posts.map((row) => {
      const key = keyOf(row.post.id, readerId)
      return { ...row, likedBy: liked.has(key) ? readerId : null, vote: voted.get(key) ?? null }
    }),
  )
}
