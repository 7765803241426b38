import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { ApiError } from '#web/shared/api/api-error.ts'
import { callApi } from '#web/shared/api/call-api.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LoadFailure } from '#web/features/community/load-failure.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { communityKeys } from '#web/features/community/community-cache.ts'
import { ListSkeleton } from '#web/features/community/community-places.tsx'
import { CommunityFrame } from '#web/features/community/community-frame.tsx'
import { PostCard } from './post-card.tsx'
import { usePosts } from './use-posts.ts'
import { t } from '#web/shared/language/t.ts'

/** One post at its own address, with its replies. */
export function CommunityPost({ id }: { id: string }) {
  const isHydrated = useHydrated()
  const post = useQuery({
    queryKey: communityKeys.post(id),
    queryFn: () => callApi('readPost', { params: { id } }),
    enabled: isHydrated,
  })
  const list = usePosts({ category: null, search: '' })
  return (
    <CommunityFrame you={list.data?.pages[0]?.you ?? null}>
      <LinkButton
        to="/community"
        variant="quiet"
        size="sm"
        className="mb-3 -ml-3.5"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
      >
        {t('All posts')}
      </LinkButton>
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
