import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { minuteMs } from '@stratomate/std/time'
import { describeError } from '#web/shared/api/api-error.ts'
import { formatLocalTime } from '#web/shared/format/format-time.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { NotificationLink } from './notification-link.tsx'
import { notificationDays } from './notification-days.ts'
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
      <Card>
        <UnreadLine unread={unread}>
          <Button size="sm" isBusy={readAll.isPending} onClick={() => readAll.mutate(newest.at)}>
            Mark all as read
          </Button>
        </UnreadLine>
        {notificationDays(items, nowMs).map(({ day, of }) => (
          <Day key={day} title={day} items={of} onRead={(notification) => readOne.mutate(notification)} />
        ))}
        <div className="flex min-h-12 items-center justify-between gap-4 border-t border-line px-4 py-2 text-xs text-text-3 md:px-5">
          <p>Kept for 90 days.</p>
          {notifications.hasNextPage ? (
            <Button
              variant="quiet"
              size="sm"
              isBusy={notifications.isFetchingNextPage}
              onClick={() => void notifications.fetchNextPage()}
            >
              Show older
            </Button>
          ) : null}
        </div>
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
          <Row
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

/** How many are unread, and the button that reads them all. */
function UnreadLine({ unread, children }: { unread: number; children: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 px-4 py-2 md:px-5">
      <p aria-live="polite" className="text-md leading-snug font-semibold tabular-nums">
        {unread === 0 ? 'Everything is read.' : `${unread >= 100 ? 'More than 99' : unread} unread`}
      </p>
      {unread === 0 ? null : children}
    </div>
  )
}

/** Beside the button for all it is quiet: on a phone a mark, and with a mouse only in the row that is pointed at. */
const markLook = clsx(
  'absolute right-1 bottom-1 flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md px-3 text-sm text-text-3 hover:bg-s3 hover:text-text md:right-2 md:bottom-1.5',
  'max-md:size-11 max-md:justify-center max-md:px-0',
  'md:pointer-fine:opacity-0 md:pointer-fine:group-hover/row:opacity-100 md:pointer-fine:focus-visible:opacity-100',
)

type RowProps = { notification: Notification; when: string | undefined; onRead: () => void }

function Row({ notification, when, onRead }: RowProps) {
  const { read, title } = notification
  return (
    <li className="group/row relative px-1 py-1 md:px-2">
      <NotificationLink
        notification={notification}
        look="page"
        when={when}
        onFollow={() => (read ? undefined : onRead())}
      />
      {read ? null : (
        <button type="button" aria-label={`Mark as read: ${title}`} className={markLook} onClick={onRead}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:hidden">Mark as read</span>
        </button>
      )}
    </li>
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
