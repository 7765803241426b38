import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showTimesIn } from '#web/shared/format/format-time.ts'
import { notificationDays } from './notification-days.ts'
import { followLabel } from './notification-link.tsx'

const noon = Date.parse('2026-11-28T12:00:00.000Z')

beforeAll(() => showTimesIn('UTC'))
afterAll(() => showTimesIn(undefined))

function at(instant: string): Notification {
  const rest = {
    kind: 'billing',
    read: false,
    title: 'A receipt',
    detail: null,
    moment: null,
    path: '/account',
  } as const
  return { id: instant, at: instant, ...rest }
}

test('what came today is apart from what came before, and each stays newest first', () => {
  const [late, early, old] = [
    at('2026-11-28T11:00:00.000Z'),
    at('2026-11-28T10:00:00.000Z'),
    at('2026-11-20T10:00:00.000Z'),
  ]

  expect(notificationDays([late, early, old], noon)).toEqual([
    { day: 'Today', of: [late, early] },
    { day: 'Earlier', of: [old] },
  ])
})

test('a day without notifications has no heading', () => {
  expect(notificationDays([at('2026-11-20T10:00:00.000Z')], noon).map(({ day }) => day)).toEqual(['Earlier'])
  expect(notificationDays([], noon)).toEqual([])
})

test.each([
  ['/pricing', 'Compare the plans'],
  ['/account?tab=devices', 'Check your computers'],
  ['/community/p1', 'Read the post'],
  ['/dashboard?activity=alerts', 'See the alerts'],
  ['/dashboard', 'Open the dashboard'],
  ['/feedback', 'Open'],
])('a notification that leads to %s says "%s"', (path, label) => {
  expect(followLabel(path)).toBe(label)
})
