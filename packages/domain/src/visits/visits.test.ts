import { describe, expect, test } from 'vitest'
import { badgeOf, changesThreshold, countsAnewBefore, saltDays } from './visits.ts'

describe('the badge', () => {
  test.each([
    [0, false],
    [249, false],
    [250, true],
    [251, true],
  ])('with %i visits and no threshold of its own shows: %s', (count, shouldDisplay) => {
    expect(badgeOf({ count, threshold: null })).toEqual({ count, shouldDisplay, displayThreshold: 250 })
  })

  test('follows the threshold that was set', () => {
    expect(badgeOf({ count: 9, threshold: 10 }).shouldDisplay).toBe(false)
    expect(badgeOf({ count: 10, threshold: 10 }).shouldDisplay).toBe(true)
    expect(badgeOf({ count: 0, threshold: 0 }).shouldDisplay).toBe(true)
  })
})

test('asking for the default or for the present threshold changes nothing', () => {
  expect(changesThreshold({ count: 1, threshold: null }, 250)).toBe(false)
  expect(changesThreshold({ count: 1, threshold: 10 }, 250)).toBe(false)
  expect(changesThreshold({ count: 1, threshold: 10 }, 10)).toBe(false)
})

test('any other threshold is a change', () => {
  expect(changesThreshold({ count: 1, threshold: null }, 249)).toBe(true)
  expect(changesThreshold({ count: 1, threshold: 10 }, 11)).toBe(true)
})

test.each([
  ['2026-11-21T00:00:00.000Z', ['2026-11-21', '2026-11-20']],
  ['2026-11-21T00:29:59.999Z', ['2026-11-21', '2026-11-20']],
  ['2026-11-21T00:30:00.000Z', ['2026-11-21']],
  ['2026-11-21T23:59:59.999Z', ['2026-11-21']],
])('at %s a browser is known under the salts of %j', (now, days) => {
  expect(saltDays(Date.parse(now))).toEqual(days)
})

test('a browser counts again after 30 minutes', () => {
  const now = Date.parse('2026-11-21T12:30:00.000Z')

  expect(countsAnewBefore(now)).toBe(Date.parse('2026-11-21T12:00:00.000Z'))
})
