import { expect, test } from 'vitest'
import { instantText } from './instant-text.ts'

test.each([
  ['America/New_York', 'November 23, 2026 at 19:00 EST'],
  ['Europe/Berlin', 'November 24, 2026 at 01:00 GMT+1'],
  ['Asia/Kolkata', 'November 24, 2026 at 05:30 GMT+5:30'],
  ['UTC', 'November 24, 2026 at 00:00 UTC'],
  [null, 'November 24, 2026 at 00:00 UTC'],
  ['', 'November 24, 2026 at 00:00 UTC'],
  ['Moon/Tycho', 'November 24, 2026 at 00:00 UTC'],
])('an instant for a reader in the zone %j is %s', (timeZone, words) => {
  expect(instantText(new Date('2026-11-24T00:00:00Z'), timeZone)).toBe(words)
})
