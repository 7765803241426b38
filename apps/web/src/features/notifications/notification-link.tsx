import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatLocalTime, formatMoment, timeText } from '#web/shared/format/format-time.ts'
import { KindIcon, kindSubjects } from './kind-icon.tsx'

/** `look`: on a page there is room to say where it leads. */
type NotificationLinkProps = {
  notification: Notification
  look: 'menu' | 'page'
  /** The words for when it came, where how long ago that is says too little. */
  when?: string | undefined
  onFollow: () => void
}

/** What happened, when, and a link to it; unread ones have a mark and a word for it. */
export function NotificationLink({ notification, look, when, onFollow }: NotificationLinkProps) {
  const { kind, title, at, read, path } = notification
  const detail = localDetail(notification)
  const nowMs = useNow(minuteMs)
  const isPage = look === 'page'
  const time = (
    <span className={clsx('block flex-none text-xs text-text-3', !isPage && 'mt-0.5')}>
      {isPage ? (
        <>
          <span className="text-text-2">{kindSubjects[kind]}</span>{' '}
          <span aria-hidden="true" className="mx-0.5">
            ·
          </span>{' '}
        </>
      ) : null}
      <time dateTime={at} title={formatMoment(at)} className="tabular-nums">
        {when ?? timeText(at, nowMs)}
      </time>
    </span>
  )
  return (
    <Link
      to={path}
      data-read={read}
      className="group flex min-w-0 gap-3 rounded-sm px-3 py-2.5 text-sm text-text no-underline hover:bg-s2 data-[read=true]:text-text-2"
      onClick={onFollow}
    >
      {isPage ? <MarkOnLine read={read} /> : null}
      <span className="relative flex-none self-start">
        <KindIcon kind={kind} isNew={!read} />
        {read || isPage ? null : (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-1 size-2 rounded-full bg-signal ring-2 ring-s1"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx(isPage && 'sm:flex sm:items-baseline sm:justify-between sm:gap-x-4')}>
          <span
            className={clsx(
              'block min-w-0 font-medium wrap-anywhere group-data-[read=true]:font-normal',
              isPage && 'text-base leading-snug',
            )}
          >
            {read ? null : <span className="sr-only">Unread: </span>}
            <bdi>{title}</bdi>
          </span>
          {isPage ? time : null}
        </span>
        {detail === null ? null : (
          <span className={clsx('mt-0.5 wrap-anywhere text-text-2', isPage ? 'block max-w-prose' : 'line-clamp-2')}>
            <bdi>{detail}</bdi>
          </span>
        )}
        {isPage ? (
          <span className="mt-1.5 flex w-fit items-center gap-1 font-medium text-text-2 group-hover:text-text">
            {followLabel(notification)}
            <ChevronRight size={15} aria-hidden="true" className="text-text-3" />
          </span>
        ) : (
          time
        )}
      </span>
    </Link>
  )
}

/** Its place on the line of what happened: filled while it is unread. */
function MarkOnLine({ read }: { read: boolean }) {
  return (
    <span aria-hidden="true" className="relative w-2.5 flex-none">
      <span className="absolute -inset-y-3.5 left-1/2 w-px -translate-x-1/2 bg-line" />
      <span
        className={clsx(
          'absolute top-1.5 left-0 size-2.5 rounded-full border-2',
          read ? 'border-line-strong bg-s1' : 'border-signal bg-signal',
        )}
      />
    </span>
  )
}

/** The text of a notification, with its instant in the reader's local time. */
export function localDetail({ detail, moment }: Pick<Notification, 'detail' | 'moment'>): string | null {
  if (detail === null || moment === null) return detail
  return detail.replace(moment.words, () => `at ${formatLocalTime(moment.at)} on ${formatDate(moment.at)}`)
}

/** What a reader does on the page of a notification; the first beginning that fits its address counts. */
const followLabels = [
  ['/pricing', 'Compare the plans'],
  ['/account?tab=devices', 'See your computers'],
  ['/account?tab=security', 'Check your sign-ins'],
  ['/account?tab=billing', 'Open billing'],
  ['/community', 'Read the post'],
  ['/support', 'Write to support'],
  ['/dashboard?activity=alerts', 'See the alerts'],
  ['/dashboard?view=statistics', 'See the statistics'],
  ['/dashboard', 'Open the dashboard'],
] as const

export function followLabel({ kind, path }: Pick<Notification, 'kind' | 'path'>): string {
  if (kind === 'answer') return 'Read the answer'
  if (kind === 'webhook') return 'See your webhooks'
  return followLabels.find(([start]) => path.startsWith(start))?.[1] ?? 'Open'
}
