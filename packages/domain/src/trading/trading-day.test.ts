import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayEndMs, dayStartMs, leasableDays, nextTradingDay, tradingDayOf } from './trading-day.ts'

const instant = fc.integer({ min: 0, max: 4_102_444_800_000 })

test('a trading day begins at midnight UTC and ends where the next begins', () => {
  expect(tradingDayOf(Date.parse('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21')
  expect(tradingDayOf(Date.parse('2026-11-22T00:00:00.000Z'))).toBe('2026-11-22')
  expect(nextTradingDay('2028-02-28')).toBe('2028-02-29')
  expect(nextTradingDay('2026-12-31')).toBe('2027-01-01')
})

test('every instant lies within its own trading day', () => {
  fc.assert(
    fc.property(instant, (nowMs) => {
      const day = tradingDayOf(nowMs)

      expect(dayStartMs(day)).toBeLessThanOrEqual(nowMs)
      expect(dayEndMs(day)).toBeGreaterThan(nowMs)
      expect(dayEndMs(day)).toBe(dayStartMs(nextTradingDay(day)))
    }),
  )
})

test('a text that is no day is refused', () => {
  expect(() => dayStartMs('2026-02-30')).toThrow('Not a trading day')
  expect(() => dayStartMs('tomorrow')).toThrow('Not a trading day')
})

test('tomorrow can be leased from 20:00 UTC on', () => {
  expect(leasableDays(Date.parse('2026-11-21T19:59:59Z'))).toEqual(['2026-11-21'])
  expect(leasableDays(Date.parse('2026-11-21T20:00:00Z'))).toEqual(['2026-11-21', '2026-11-22'])
})
