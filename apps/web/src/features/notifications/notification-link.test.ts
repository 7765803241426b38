import { expect, test } from 'vitest'
import { formatDate, formatLocalTime } from '#web/shared/format/format-time.ts'
import { localDetail } from './notification-link.tsx'

const at = '2026-11-24T00:00:00.000Z'
const words = 'at 00:00 UTC on 2026-11-24'

test('an instant stands in the reader’s local time, and nothing of UTC is left', () => {
  const detail = localDetail({ detail: `Trading goes on by itself ${words}.`, moment: { at, words } })

  expect(detail).toBe(`Trading goes on by itself at ${formatLocalTime(at)} on ${formatDate(at)}.`)
  expect(detail).not.toContain(words)
})

test('what names no instant stays as it is', () => {
  expect(localDetail({ detail: 'Reason: $& spam', moment: null })).toBe('Reason: $& spam')
  expect(localDetail({ detail: null, moment: null })).toBeNull()
})
