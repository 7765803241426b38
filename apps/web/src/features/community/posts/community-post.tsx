import { ApiError } from '#web/shared/api/api-error.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LoadFailure } from '#web/features/community/load-failure.tsx'
import { ListSkeleton } from '#web/features/community/community-places.tsx'
import { CommunityFrame } from '#web/features/community/community-frame.tsx'
import { PostCard } from './post-card.tsx'
import { usePost } from './use-post.ts'
import { usePosts } from './use-posts.ts'
import { t } from '#web/shared/language/t.ts'

/** One post at its own address, with its replies. */
export function CommunityPost({ id }: { id: string }) {
  const post = usePost(id)
  const list = usePosts({ category: null, search: '' })
  return (
    <CommunityFrame you={list.data?.pages[0]?.you ?? null}>
      {isGone(post.error) ? (
        <EmptyList title={t('This post is not here')}>
          {t('Its author or a moderator may have taken it away.')}
        </EmptyList>
      ) : post.data === undefined ? (
        post.isError ? (
          <LoadFailure error={post.error} onRetry={() => void post.refetch()} />
        ) : (
          <ListSkeleton />
        )
      ) : (
        <PostCard post={post.data} opensReplies />
      )}
    </CommunityFrame>
  )
}

function isGone(error: unknown): boolean {
  // An address that does not name any post is refused as not valid.
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
