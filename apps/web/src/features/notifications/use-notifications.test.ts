import type { NotificationPage } from '@stratomate/contracts/notifications/schemas'
import { expect, test } from 'vitest'
import { markRead } from './use-notifications.ts'

const page: NotificationPage = {
  items: [
    {
      id: 'a',
      kind: 'answer',
      at: '2026-11-21T12:00:00.000Z',
      read: false,
      title: 'A',
      detail: null,
      moment: null,
      path: '/support',
    },
    {
      id: 'b',
      kind: 'answer',
      at: '2026-11-21T11:00:00.000Z',
      read: true,
      title: 'B',
      detail: null,
      moment: null,
      path: '/support',
    },
  ],
  nextCursor: null,
  unread: 5,
}

test('reading one counts it down', () => {
  const after = markRead(page, { id: 'a' })

  expect(after.items.map(({ read }) => read)).toEqual([true, true])
  expect(after.unread).toBe(4)
})

test.each(['b', 'elsewhere'])('reading %s changes nothing', (id) => {
  expect(markRead(page, { id })).toBe(page)
})
