import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoment, timeText } from '#web/shared/format/format-time.ts'
import { KindIcon } from './kind-icon.tsx'

/** `look`: on a page there is room to say where it leads. */
type NotificationLinkProps = { notification: Notification; look: 'menu' | 'page'; onFollow: () => void }

/** What happened, when, and a link to it; unread ones have a mark and a word for it. */
export function NotificationLink({ notification, look, onFollow }: NotificationLinkProps) {
  const { kind, title, at, read, path } = notification
  const detail = localDetail(notification)
  const nowMs = useNow(minuteMs)
  const isPage = look === 'page'
  const when = (
    <time
      dateTime={at}
      title={formatMoment(at)}
      className={clsx('block flex-none text-xs text-text-3 tabular-nums', !isPage && 'mt-0.5')}
    >
      {timeText(at, nowMs)}
    </time>
  )
  return (
    <Link
      to={path}
      data-read={read}
      className="group flex min-w-0 gap-3 rounded-sm px-3 py-2.5 text-sm text-text no-underline hover:bg-s2 data-[read=true]:text-text-2"
      onClick={onFollow}
    >
      <span className="relative flex-none self-start">
        <KindIcon kind={kind} />
        {read ? null : (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-1 size-2 rounded-full bg-signal ring-2 ring-s1"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx(isPage && 'flex items-baseline justify-between gap-x-4')}>
          <span
            className={clsx(
              'block min-w-0 font-medium wrap-anywhere group-data-[read=true]:font-normal',
              isPage && 'text-base leading-snug',
            )}
          >
            {read ? null : <span className="sr-only">Unread: </span>}
            <bdi>{title}</bdi>
          </span>
          {isPage ? when : null}
        </span>
        {detail === null ? null : (
          <span className={clsx('mt-0.5 line-clamp-2 wrap-anywhere text-text-2', isPage && 'max-w-prose')}>
            <bdi>{detail}</bdi>
          </span>
        )}
        {isPage ? (
          <span className="mt-1 flex items-center gap-1 text-text-2 group-hover:text-text">
            {followLabel(path)}
            <ChevronRight size={15} aria-hidden="true" className="text-text-3" />
          </span>
        ) : (
          when
        )}
      </span>
    </Link>
  )
}

/** The text of a notification, with its instant in the reader's local time. */
export function localDetail({ detail, moment }: Pick<Notification, 'detail' | 'moment'>): string | null {
  if (detail === null || moment === null) return detail
  return detail.replace(moment.words, () => `at ${formatMoment(moment.at)}`)
}

/** What a reader does on the page of a notification; the first beginning that fits its address counts. */
const followLabels = [
  ['/pricing', 'Compare the plans'],
  ['/account?tab=devices', 'Check your computers'],
  ['/account?tab=security', 'Check your sign-ins'],
  ['/account?tab=billing', 'See your billing'],
  ['/community', 'Read the post'],
  ['/support', 'Read the answer'],
  ['/dashboard?activity=alerts', 'See the alerts'],
  ['/dashboard?view=statistics', 'See the statistics'],
  ['/dashboard', 'Open the dashboard'],
] as const

export function followLabel(path: string): string {
  return followLabels.find(([start]) => path.startsWith(start))?.[1] ?? 'Open'
}
