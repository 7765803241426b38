import type { NotificationPage } from '@stratomate/contracts/notifications/schemas'
import { Link } from 'react-router'
import { NotificationLink } from './notification-link.tsx'
import { useReadAll, useReadOne } from './use-notifications.ts'

const quietLook = 'cursor-pointer rounded-sm px-3 py-2 text-sm text-text-2 no-underline hover:bg-s2 hover:text-text'

/** The newest few, as items of the bell's list. */
export function BellMenu({ page, onClose }: { page: NotificationPage; onClose: () => void }) {
  const { items, unread } = page
  const readOne = useReadOne()
  const readAll = useReadAll()
  const newest = items[0]
  return (
    <>
      <li className="flex w-96 items-center justify-between gap-4 border-b border-line pb-1.5 pl-3">
        <p className="font-medium">Notifications</p>
        {unread === 0 || newest === undefined ? null : (
          <button type="button" className={quietLook} onClick={() => readAll.mutate(newest.at)}>
            Mark all as read
          </button>
        )}
      </li>
      {items.length === 0 ? (
        <li className="px-3 py-8 text-center text-sm text-text-2">Nothing has happened yet.</li>
      ) : (
        items.map((notification) => (
          <li key={notification.id} className="w-96 pt-1">
            <NotificationLink
              notification={notification}
              onFollow={() => {
                if (!notification.read) readOne.mutate(notification)
                onClose()
              }}
            />
          </li>
        ))
      )}
      <li className="mt-1.5 border-t border-line pt-1.5 text-center">
        <Link to="/notifications" className={`${quietLook} block`} onClick={onClose}>
          See all
        </Link>
      </li>
    </>
  )
}
