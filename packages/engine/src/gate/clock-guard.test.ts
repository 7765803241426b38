import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOffMsMax, highestTimeProven, isClockSetBack, provenOffMs } from './clock-guard.ts'

const nowMs = Date.UTC(2026, 10, 18)

test.each([
  ['nothing is known', [null, null], 0],
  ['the site is five seconds ahead', [{ aheadMs: 5_000, uncertaintyMs: 100, atMs: nowMs }], 4_900],
  ['the broker is five seconds behind', [null, { aheadMs: -5_000, uncertaintyMs: 600, atMs: nowMs }], 4_400],
  ['an answer that took ten seconds proves nothing', [{ aheadMs: 5_000, uncertaintyMs: 5_000, atMs: nowMs }], 0],
  ['a reading from before the clock was set is forgotten', [{ aheadMs: 9e9, uncertaintyMs: 0, atMs: nowMs - 9e9 }], 0],
  ['a reading is ten minutes old', [{ aheadMs: 9_000, uncertaintyMs: 0, atMs: nowMs - 600_000 }], 9_000],
  ['a reading is older than ten minutes', [{ aheadMs: 9_000, uncertaintyMs: 0, atMs: nowMs - 600_001 }], 0],
  ['a reading is of a time to come', [{ aheadMs: 9_000, uncertaintyMs: 0, atMs: nowMs + 600_001 }], 0],
  ['what is no number proves nothing', [{ aheadMs: Number.NaN, uncertaintyMs: 0, atMs: nowMs }], 0],
])('%s', (_, readings, expected) => {
  expect(provenOffMs(readings, nowMs)).toBe(expected)
})

test('the farthest clock counts, and never more than what is certain', () => {
  const reading = fc.record({
    aheadMs: fc.integer({ min: -1e7, max: 1e7 }),
    uncertaintyMs: fc.integer({ min: 0, max: 1e5 }),
    atMs: fc.constant(nowMs),
  })
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 3 }), (readings) => {
      const offMs = provenOffMs(readings, nowMs)
      const certain = readings.map(({ aheadMs, uncertaintyMs }) => Math.abs(aheadMs) - uncertaintyMs)
      expect(offMs > clockOffMsMax).toBe(certain.some((ms) => ms > clockOffMsMax))
    }),
  )
})

test('a minute back is a correction, more is a clock that was set back', () => {
  expect([isClockSetBack(nowMs - 60_000, nowMs), isClockSetBack(nowMs - 60_001, nowMs)]).toEqual([false, true])
})

test('the true time is at most what the clock of the site says, with its doubt, while its reading is fresh', () => {
  const site = { aheadMs: 5_000, uncertaintyMs: 200, atMs: nowMs - 600_000 }

  expect(highestTimeProven(site, nowMs)).toBe(nowMs + 5_200)
  expect(highestTimeProven({ ...site, aheadMs: -5_000 }, nowMs)).toBe(nowMs - 4_800)
  for (const atMs of [nowMs - 600_001, nowMs + 600_001, Number.NaN])
    expect(highestTimeProven({ ...site, atMs }, nowMs)).toBeNull()
  expect(highestTimeProven({ ...site, aheadMs: Number.POSITIVE_INFINITY }, nowMs)).toBeNull()
  expect(highestTimeProven(null, nowMs)).toBeNull()
})
