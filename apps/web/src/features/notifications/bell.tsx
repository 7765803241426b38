import { DisclosureMenu } from '@stratomate/ui/disclosure-menu'
import { Bell as BellIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Queries } from '#web/shared/api/queries.tsx'
import { BellMenu } from './bell-menu.tsx'
import { bellLabel, unreadLabel } from './unread-label.ts'
import { useLatest } from './use-notifications.ts'
import { useLiveBell } from './use-live-bell.ts'

const look = 'relative grid size-11 place-items-center rounded-md text-text-2 hover:bg-s2 hover:text-text'

/**
 * The count of unread notifications, and the newest of them. On phones it leads to the page, which has room for them.
 */
export function Bell({ events }: { events: 'listens' | 'shared' }) {
  return (
    <Queries>
      <LiveBell events={events} />
    </Queries>
  )
}

function LiveBell({ events }: { events: 'listens' | 'shared' }) {
  const latest = useLatest()
  const isKnown = latest.data !== undefined
  useLiveBell({ isWanted: events === 'listens' && isKnown })
  // A browser that was signed in but no longer is has no bell.
  if (latest.data === undefined) return null
  const { unread } = latest.data
  return (
    <>
      <Link to="/notifications" aria-label={bellLabel(unread)} className={`${look} md:hidden`}>
        <Sign unread={unread} />
      </Link>
      <DisclosureMenu
        align="end"
        className="hidden md:flex"
        triggerLabel={bellLabel(unread)}
        triggerClassName={look}
        trigger={<Sign unread={unread} />}
      >
        {(close) => <BellMenu page={latest.data} onClose={close} />}
      </DisclosureMenu>
    </>
  )
}

function Sign({ unread }: { unread: number }) {
  return (
    <>
      <BellIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-chart font-semibold text-on-accent tabular-nums"
        >
          {unreadLabel(unread)}
        </span>
      )}
    </>
  )
}
