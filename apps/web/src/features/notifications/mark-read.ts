import type { NotificationPage } from '@stratomate/contracts/notifications/schemas'

/** A page after one of its notifications was read; one that was read before, or is elsewhere, counts nothing down. */
export function markRead(page: NotificationPage, { id }: { id: string }): NotificationPage {
  const isNews = page.items.some((item) => item.id === id && !item.read)
  if (!isNews) return page
  const items = page.items.map((item) => (item.id === id ? { ...item, read: true } : item))
  return { ...page, items, unread: Math.max(0, page.unread - 1) }
}
