import { expect, test } from 'vitest'
import { chooseLease, type LeaseRecord, slotsLeftNow } from './lease-selection.ts'

const noon = Date.UTC(2026, 10, 18, 12)
const today: LeaseRecord = {
  jti: 'today',
  day: '2026-11-18',
  n: 5,
  spent: 0,
  notBeforeMs: Date.UTC(2026, 10, 18),
  expiresAtMs: Date.UTC(2026, 10, 19),
}
const tomorrow: LeaseRecord = {
  jti: 'tomorrow',
  day: '2026-11-19',
  n: 5,
  spent: 0,
  notBeforeMs: Date.UTC(2026, 10, 19),
  expiresAtMs: Date.UTC(2026, 10, 20),
}
const unlimited: LeaseRecord = { ...today, jti: 'unlimited', n: 'unlimited', expiresAtMs: Date.UTC(2026, 10, 21) }

function choose(leases: readonly LeaseRecord[], nowMs: number): string {
  const choice = chooseLease({ leases, nowMs, exhaustedDay: null, hasInvalid: false })
  return choice.kind === 'lease' ? choice.lease.jti : choice.code
}

test('the first lease with a slot pays', () => {
  expect(
    choose(
      [
        { ...today, spent: 5 },
        { ...today, jti: 'second' },
      ],
      noon,
    ),
  ).toBe('second')
})

test('tomorrow’s lease pays nothing today, and pays from midnight UTC on', () => {
  expect(choose([tomorrow], noon)).toBe('no_lease')
  expect(choose([today, tomorrow], tomorrow.notBeforeMs - 1)).toBe('today')
  expect(choose([today, tomorrow], tomorrow.notBeforeMs)).toBe('tomorrow')
})

test('a lease of another day pays nothing, even when its times would allow it', () => {
  expect(choose([{ ...today, day: '2026-11-17' }], noon)).toBe('no_lease')
})

test('yesterday’s lease alone is an expired lease', () => {
  expect(choose([today], tomorrow.notBeforeMs)).toBe('lease_expired')
})

test('a lease whose slots are spent is no lease until the server says that the day is used up', () => {
  const spent = [{ ...today, spent: 5 }]

  expect(choose(spent, noon)).toBe('no_lease')
  expect(chooseLease({ leases: spent, nowMs: noon, exhaustedDay: '2026-11-18', hasInvalid: false })).toEqual({
    kind: 'none',
    code: 'daily_limit',
  })
})

test('an unlimited lease pays until it expires, also after midnight', () => {
  expect(choose([unlimited], tomorrow.notBeforeMs + 1)).toBe('unlimited')
  expect(choose([unlimited], unlimited.expiresAtMs)).toBe('lease_expired')
})

test('slots of leases in force add up', () => {
  expect(slotsLeftNow([{ ...today, spent: 2 }, today, tomorrow], noon)).toBe(8)
})
