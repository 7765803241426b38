import { unreadMax } from '@stratomate/contracts/notifications/values'

/** The count on the bell; nothing for zero. */
export function unreadLabel(unread: number): string {
  if (unread <= 0) return ''
  return unread >= unreadMax ? `${unreadMax - 1}+` : String(unread)
}

/** The label of the bell. */
export function bellLabel(unread: number): string {
  return unread <= 0 ? 'Notifications' : `Notifications, ${unreadLabel(unread)} unread`
}
