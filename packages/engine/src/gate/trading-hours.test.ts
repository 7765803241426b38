import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithinHours, type TradingHours, weekdays } from './trading-hours.ts'

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const berlin: TradingHours = {
  timeZone: 'Europe/Berlin',
  windows: [{ days: workdays, fromMinute: 9 * 60, toMinute: 17 * 60 + 30 }],
}
const isOpen = (hours: TradingHours, instant: string): boolean => isWithinHours(hours, Date.parse(instant))

describe('a window of the day', () => {
  test.each([
    ['2026-11-18T07:59:59Z', false],
    ['2026-11-18T08:00:00Z', true],
    ['2026-11-18T16:29:59Z', true],
    ['2026-11-18T16:30:00Z', false],
    ['2026-11-21T10:00:00Z', false],
    ['2026-07-15T06:59:59Z', false],
    ['2026-07-15T07:00:00Z', true],
  ])('at %s (Berlin, winter and summer) it is %s', (instant, expected) => {
    expect(isOpen(berlin, instant)).toBe(expected)
  })
})

describe('a window over midnight belongs to the day on which it begins', () => {
  const night: TradingHours = { timeZone: 'UTC', windows: [{ days: ['fri'], fromMinute: 22 * 60, toMinute: 2 * 60 }] }

  test.each([
    ['2026-11-20T21:59:00Z', false],
    ['2026-11-20T22:00:00Z', true],
    ['2026-11-21T01:59:00Z', true],
    ['2026-11-21T02:00:00Z', false],
    ['2026-11-21T23:00:00Z', false],
    ['2026-11-20T01:00:00Z', false],
  ])('at %s it is %s', (instant, expected) => {
    expect(isOpen(night, instant)).toBe(expected)
  })
})

test('a whole day is open at every minute, and without windows no minute is', () => {
  const always: TradingHours = {
    timeZone: 'Asia/Kathmandu',
    windows: [{ days: weekdays, fromMinute: 0, toMinute: 1_440 }],
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), (nowMs) => {
      expect(isWithinHours(always, nowMs)).toBe(true)
      expect(isWithinHours({ ...always, windows: [] }, nowMs)).toBe(false)
    }),
  )
})

test('in UTC a window is plain arithmetic', () => {
  const minutes = fc.integer({ min: 0, max: 1_439 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e12 }), minutes, minutes, (nowMs, fromMinute, toMinute) => {
      fc.pre(fromMinute < toMinute)
      const minute = Math.floor(nowMs / 60_000) % 1_440
      const hours = { timeZone: 'UTC', windows: [{ days: weekdays, fromMinute, toMinute }] }
      expect(isWithinHours(hours, nowMs)).toBe(minute >= fromMinute && minute < toMinute)
    }),
  )
})

test('the clock of UTC, which needs no calendar, says what the calendar says of a zone that is always UTC', () => {
  const windows = fc.record({
    days: fc.subarray([...weekdays], { minLength: 1 }),
    fromMinute: fc.nat(1_439),
    toMinute: fc.nat(1_439),
  })
  const instant = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.array(windows, { minLength: 1, maxLength: 3 }), instant, (some, date) => {
      const nowMs = date.getTime()

      expect(isWithinHours({ timeZone: 'UTC', windows: some }, nowMs)).toBe(
        isWithinHours({ timeZone: 'Etc/UTC', windows: some }, nowMs),
      )
    }),
  )
})

test('a window that ends at the minute at which it begins lasts a whole day', () => {
  const day: TradingHours = { timeZone: 'UTC', windows: [{ days: ['fri'], fromMinute: 9 * 60, toMinute: 9 * 60 }] }
  const instants = ['2026-11-20T08:59:00Z', '2026-11-20T09:00:00Z', '2026-11-21T08:59:00Z', '2026-11-21T09:00:00Z']

  expect(instants.map((instant) => isOpen(day, instant))).toEqual([false, true, true, false])
})
