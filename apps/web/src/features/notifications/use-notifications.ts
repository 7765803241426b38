import type { Notification, NotificationPage } from '@stratomate/contracts/notifications/schemas'
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/shared/api/call-api.ts'
import { queryKeys, refetchNotifications } from '#web/shared/api/query-keys.ts'

const latestCount = 6
const latestKey = [...queryKeys.notifications, 'latest'] as const
const listKey = [...queryKeys.notifications, 'list'] as const

/** The newest few with the count of all unread ones, for the bell. */
export function useLatest() {
  return useQuery({
    queryKey: latestKey,
    queryFn: () => callApi('listNotifications', { query: { limit: latestCount } }),
  })
}

/** All of them, page by page. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam }) => callApi('listNotifications', { query: pageParam === '' ? {} : { cursor: pageParam } }),
    // The empty cursor means the first page.
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** Marks one as read, at once on screen; the answer brings the true count. */
export function useReadOne() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Notification) => callApi('readNotification', { params: { id } }),
    onMutate: ({ id }) => {
      const change = (page: NotificationPage) => markRead(page, { id })
      queryClient.setQueryData<NotificationPage>(latestKey, (page) => (page ? change(page) : page))
      queryClient.setQueryData<InfiniteData<NotificationPage>>(listKey, (list) =>
        list === undefined ? list : { ...list, pages: list.pages.map(change) },
      )
    },
    onSettled: () => refetchNotifications(queryClient),
  })
}

/** Marks everything up to the newest one on screen as read, so that what arrives meanwhile stays unread. */
export function useReadAll() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upTo: string) => callApi('readAllNotifications', { body: { upTo } }),
    onSettled: () => refetchNotifications(queryClient),
  })
}

/**
 * A page of the list after one of its notifications was read; one that was read before, or is on another page, does not
 * change the count.
 */
export function markRead(page: NotificationPage, { id }: { id: string }): NotificationPage {
  const isNews = page.items.some((item) => item.id === id && !item.read)
  if (!isNews) return page
  const items = page.items.map((item) => (item.id === id ? { ...item, read: true } : item))
  return { ...page, items, unread: Math.max(0, page.unread - 1) }
}
