import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { communityKeys, type PostFilter } from '#web/features/community/community-cache.ts'

/** The posts of a filter, page by page. */
export function usePosts(filter: PostFilter) {
  return useInfiniteQuery({
    queryKey: communityKeys.list(filter),
    queryFn: ({ pageParam }) =>
      callApi('listPosts', {
        query: {
          ...(filter.category === null ? {} : { category: filter.category }),
          ...(filter.search === '' ? {} : { search: filter.search }),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
      }),
    // The empty cursor means the first page.
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** The replies of a post, page by page, as soon as somebody opens them. */
export function useReplies(postId: string, { isOpen }: { isOpen: boolean }) {
  return useInfiniteQuery({
    queryKey: communityKeys.replies(postId),
    queryFn: ({ pageParam }) =>
      callApi('listReplies', { params: { id: postId }, query: pageParam === '' ? {} : { cursor: pageParam } }),
    // The empty cursor means the first page.
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isOpen,
  })
}
