import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Skeleton } from '@stratomate/ui/skeleton'
import type { ReactNode } from 'react'
import { minuteMs } from '@stratomate/std/time'
import { describeError } from '#web/shared/api/api-error.ts'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { notificationDays } from './notification-days.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications, useReadAll, useReadOne } from './use-notifications.ts'

/** All notifications of the last 90 days, newest first, each with its link and its mark. */
export function NotificationList() {
  const notifications = useNotifications()
  const readOne = useReadOne()
  const readAll = useReadAll()
  const nowMs = useNow(minuteMs)
  if (notifications.isPending) return <ListSkeleton />
  if (notifications.isError) {
    const retry = <Button onClick={() => void notifications.refetch()}>Try again</Button>
    return (
      <Banner tone="error" title="Could not load your notifications" action={retry}>
        {describeError(notifications.error)}
      </Banner>
    )
  }
  const items = notifications.data.pages.flatMap((page) => page.items)
  const unread = notifications.data.pages[0]?.unread ?? 0
  const newest = items[0]
  if (newest === undefined) {
    return (
      <EmptyList
        title="Nothing has happened yet."
        action={<LinkButton to="/community">Go to the community</LinkButton>}
      >
        Replies, mentions, answers of the team and news of your account appear here.
      </EmptyList>
    )
  }
  const failure = readAll.error ?? readOne.error
  return (
    <div className="grid gap-4">
      {failure === null ? null : <Banner tone="error">{describeError(failure)}</Banner>}
      <Card className="overflow-clip">
        <UnreadLine unread={unread}>
          <Button size="sm" isBusy={readAll.isPending} onClick={() => readAll.mutate(newest.at)}>
            Mark all as read
          </Button>
        </UnreadLine>
        {notificationDays(items, nowMs).map(({ day, of }) => (
          <Day key={day} title={day} items={of} onRead={(notification) => readOne.mutate(notification)} />
        ))}
        {notifications.hasNextPage ? (
          <div className="border-t border-line px-4 py-2 text-right md:px-5">
            <Button
              variant="quiet"
              size="sm"
              isBusy={notifications.isFetchingNextPage}
              onClick={() => void notifications.fetchNextPage()}
            >
              Show older
            </Button>
          </div>
        ) : null}
      </Card>
    </div>
  )
}

type DayProps = { title: string; items: readonly Notification[]; onRead: (notification: Notification) => void }

function Day({ title, items, onRead }: DayProps) {
  return (
    <section aria-labelledby={`day-${title}`}>
      <h2
        id={`day-${title}`}
        className="border-y border-line px-4 py-2 text-xs leading-normal font-medium tracking-normal text-text-3 md:px-5"
      >
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            when={title === 'Yesterday' ? formatLocalTime(notification.at) : undefined}
            onRead={() => onRead(notification)}
          />
        ))}
      </ul>
    </section>
  )
}

/** How many are unread, how long they stay, and the button that reads them all. */
function UnreadLine({ unread, children }: { unread: number; children: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 px-4 py-2 md:px-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p aria-live="polite" className="text-md leading-snug font-semibold tabular-nums">
          {unread === 0 ? 'Everything is read.' : `${unread >= 100 ? 'More than 99' : unread} unread`}
        </p>
        <p className="text-xs text-text-3">Kept for 90 days</p>
      </div>
      {unread === 0 ? null : children}
    </div>
  )
}

/** Shown while the list loads; the address may ask for a mark below it. */
export function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true" data-loading-list>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-20 rounded-lg" />
      ))}
    </div>
  )
}
