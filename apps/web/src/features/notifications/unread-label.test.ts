import { expect, test } from 'vitest'
import { bellLabel, unreadLabel } from './unread-label.ts'

test.each([
  [0, '', 'Notifications'],
  [1, '1', 'Notifications, 1 unread'],
  [99, '99', 'Notifications, 99 unread'],
  [100, '99+', 'Notifications, 99+ unread'],
])('%d unread are shown as "%s"', (unread, count, label) => {
  expect([unreadLabel(unread), bellLabel(unread)]).toEqual([count, label])
})
