import { expect, test } from 'vitest'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { notificationDetail } from './notification-detail.ts'

const at = '2026-11-24T00:00:00.000Z'
const words = 'at 00:00 UTC on 2026-11-24'
const limit = { kind: 'limit', title: 'The daily limit is reached', at, detail: null, moment: null } as const

test('an instant stands in the reader’s local time, and nothing of UTC is left', () => {
  const detail = notificationDetail({ ...limit, detail: `Trading goes on by itself ${words}.`, moment: { at, words } })

  expect(detail).toBe(`Trading goes on by itself at ${formatLocalTime(at)} on ${formatDate(at)}.`)
  expect(detail).not.toContain(words)
})

test('what names no instant stays as it is', () => {
  expect(notificationDetail({ ...limit, detail: 'Reason: $& spam' })).toBe('Reason: $& spam')
  expect(notificationDetail(limit)).toBeNull()
})

test('what has no text of its own says where it is read, or when it was', () => {
  const title = 'Your Stratomate subscription has ended'

  expect(notificationDetail({ ...limit, kind: 'answer' })).toContain('conversation')
  expect(notificationDetail({ ...limit, kind: 'billing', title })).toMatch(`Ended on ${formatDate(at)}.`)
  expect(notificationDetail({ ...limit, kind: 'billing', title: 'Your payment failed' })).toBe(
    `Written on ${formatDate(at)}.`,
  )
})
