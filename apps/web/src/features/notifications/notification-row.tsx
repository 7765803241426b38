import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { buttonLook } from '@stratomate/ui/look/button-look'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment, timeText } from '#web/shared/format/format-time.ts'
import { followLabel } from './follow-label.ts'
import { KindIcon, kindSubjects } from './kind-icon.tsx'
import { notificationDetail } from './notification-detail.ts'

const unreadLook = buttonLook({ size: 'sm', className: 'group-hover/row:border-text-2' })
/** Quieter, and its words stand on the edge of what is above them. */
const readLook = buttonLook({
  variant: 'quiet',
  size: 'sm',
  className: 'max-sm:-ml-3.5 sm:-mr-3.5 group-hover/row:text-text',
})

type NotificationRowProps = {
  notification: Notification
  /** The words for when it came, where how long ago that is says too little. */
  when: string | undefined
  onRead: () => void
}

/** What happened and when. The whole row is its link and says where it leads; an unread one can be marked without it. */
export function NotificationRow({ notification, when, onRead }: NotificationRowProps) {
  const { kind, title, at, read, path } = notification
  const detail = notificationDetail(notification)
  const nowMs = useNow(minuteMs)
  return (
    <li className="group/row relative flex gap-3 px-4 py-4 text-sm hover:bg-s2 md:px-5">
      <MarkOnLine read={read} />
      <KindIcon kind={kind} isNew={!read} />
      <div className="min-w-0 flex-1 gap-x-6 sm:flex sm:justify-between">
        <div className="min-w-0">
          <Link
            to={path}
            className={clsx(
              'block text-base leading-snug text-balance wrap-anywhere no-underline',
              'outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              read ? 'text-text-2' : 'font-semibold text-text',
            )}
            onClick={() => (read ? undefined : onRead())}
          >
            {read ? null : <span className="sr-only">Unread: </span>}
            <bdi>{title}</bdi>
          </Link>
          {detail === null ? null : (
            <p className="mt-1 max-w-prose text-balance wrap-anywhere text-text-2">
              <bdi>{detail}</bdi>
            </p>
          )}
        </div>
        <div className="flex-none max-sm:mt-1 sm:text-right">
          <p className="text-xs text-text-3 sm:mt-0.5">
            <span className="text-text-2">{kindSubjects[kind]}</span>{' '}
            <span aria-hidden="true" className="mx-0.5">
              ·
            </span>{' '}
            <time dateTime={at} title={formatMoment(at)} className="tabular-nums">
              {when ?? timeText(at, nowMs)}
            </time>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-1 max-sm:justify-between sm:justify-end">
            <span className={read ? readLook : unreadLook}>{followLabel(notification)}</span>
            {read ? null : <MarkAsRead title={title} onRead={onRead} />}
          </div>
        </div>
      </div>
    </li>
  )
}

/** Above the link of the row, and quiet beside the button for all. */
function MarkAsRead({ title, onRead }: { title: string; onRead: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Mark as read: ${title}`}
      className="relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-2.5 text-xs text-text-2 hover:bg-s3 hover:text-text max-sm:px-0 sm:order-first md:min-h-9"
      onClick={onRead}
    >
      <Check size={16} strokeWidth={1.75} aria-hidden="true" className="max-sm:hidden" />
      Mark as read
    </button>
  )
}

/** Its place on the line of what happened: filled while it is unread. */
function MarkOnLine({ read }: { read: boolean }) {
  return (
    <span aria-hidden="true" className="relative w-2.5 flex-none">
      <span className="absolute -inset-y-4 left-1/2 w-px -translate-x-1/2 bg-line" />
      <span
        className={clsx(
          'absolute top-1.5 left-0 size-2.5 rounded-full border-2',
          read ? 'border-line-strong bg-s1' : 'border-signal bg-signal',
        )}
      />
    </span>
  )
}
