import type { Notification } from '@stratomate/contracts/notifications/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showTimesIn } from '#web/shared/format/format-time.ts'
import { notificationDays } from './notification-days.ts'

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

test('what came today and yesterday is apart from what came before, and each stays newest first', () => {
  const [late, early, last, old] = [
    at('2026-11-28T11:00:00.000Z'),
    at('2026-11-28T10:00:00.000Z'),
    at('2026-11-27T23:59:00.000Z'),
    at('2026-11-20T10:00:00.000Z'),
  ]

  expect(notificationDays([late, early, last, old], noon)).toEqual([
    { day: 'Today', of: [late, early] },
    { day: 'Yesterday', of: [last] },
    { day: 'Earlier', of: [old] },
  ])
})

test('a day without notifications has no heading', () => {
  expect(notificationDays([at('2026-11-20T10:00:00.000Z')], noon).map(({ day }) => day)).toEqual(['Earlier'])
  expect(notificationDays([], noon)).toEqual([])
})
