import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Link } from 'react-router'
import { formatMoment, timeText } from '#web/shared/format/format-time.ts'
import { KindIcon } from './kind-icon.tsx'
import { notificationDetail } from './notification-detail.ts'

type NotificationLinkProps = { notification: Notification; onFollow: () => void }

/** What happened, when, and a link to it, in the bell's list; unread ones have a mark and a word for it. */
export function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { kind, title, at, read, path } = notification
  const detail = notificationDetail(notification)
  const nowMs = useNow(minuteMs)
  return (
    <Link
      to={path}
      data-read={read}
      className="group flex min-w-0 gap-3 rounded-sm px-3 py-2.5 text-sm text-text no-underline hover:bg-s2 data-[read=true]:text-text-2"
      onClick={onFollow}
    >
      <span className="relative flex-none self-start">
        <KindIcon kind={kind} isNew={!read} />
        {read ? null : (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-1 size-2 rounded-full bg-signal ring-2 ring-s1"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block min-w-0 font-medium wrap-anywhere group-data-[read=true]:font-normal">
          {read ? null : <span className="sr-only">Unread: </span>}
          <bdi>{title}</bdi>
        </span>
        {detail === null ? null : (
          <span className="mt-0.5 line-clamp-2 wrap-anywhere text-text-2">
            <bdi>{detail}</bdi>
          </span>
        )}
        <span className="mt-0.5 block text-xs text-text-3">
          <time dateTime={at} title={formatMoment(at)} className="tabular-nums">
            {timeText(at, nowMs)}
          </time>
        </span>
      </span>
    </Link>
  )
}
