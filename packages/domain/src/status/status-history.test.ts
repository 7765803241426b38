import type { StatusDay } from '@stratomate/contracts/status/history'
import { historyDays } from '@stratomate/contracts/status/values'
import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCounts, countsOfLook, dayLine, historyStart, quietSince, uptimePct, worstDays } from './status-history.ts'

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyCounts = fc
  .tuple(fc.nat(2_000), fc.nat(2_000), fc.nat(2_000))
  .map(([well, degraded, down]) => ({ looks: well + degraded + down, degraded, down }))

test('the line has each of the last 90 days once and ends today', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const days = dayLine([], today).map(({ day }) => day)

      expect(days).toHaveLength(historyDays)
      expect(new Set(days).size).toBe(historyDays)
      expect(days).toEqual(days.toSorted())
      expect([days[0], days.at(-1)]).toEqual([historyStart(today), today])
    }),
    { numRuns: times(20, 200) },
  )
})

test('a day shows the worst that was seen on it, and nothing where nobody looked', () => {
  const days: StatusDay[] = [
    { day: '2026-11-23', looks: 1_440, degraded: 0, down: 0 },
    { day: '2026-11-24', looks: 1_440, degraded: 1, down: 0 },
    { day: '2026-11-25', looks: 1_440, degraded: 30, down: 1 },
  ]
  const verdicts = dayLine(days, '2026-11-26')
    .slice(-4)
    .map(({ verdict }) => verdict)

  expect(verdicts).toEqual(['operational', 'degraded', 'down', 'none'])
})

test('100 % is said only of what was never down', () => {
  fc.assert(
    fc.property(fc.array(anyCounts, { maxLength: 90 }), (days) => {
      const pct = uptimePct(days)
      const { looks, down } = days.reduce(addCounts, { looks: 0, degraded: 0, down: 0 })

      expect(pct === null).toBe(looks === 0)
      expect(pct === 100).toBe(looks > 0 && down === 0)
    }),
    { numRuns: times(50, 500) },
  )
  expect(uptimePct([{ looks: 129_600, degraded: 0, down: 1 }])).toBe(99.99)
})

test('a part that is not in use is neither well nor unwell', () => {
  expect([countsOfLook('not-configured'), countsOfLook('preview')]).toEqual([null, null])
  expect(countsOfLook('down')).toEqual({ looks: 1, degraded: 0, down: 1 })
})

test('the history of a day begins 89 days before it', () => {
  expect(historyStart('2026-11-26')).toBe('2026-08-29')
  expect(historyStart('2024-03-01')).toBe('2023-12-03')
})

test('counts of two times are added up, each with its own', () => {
  const [one, other] = [
    { looks: 1, degraded: 20, down: 300 },
    { looks: 4, degraded: 50, down: 600 },
  ]

  expect(addCounts(one, other)).toEqual({ looks: 5, degraded: 70, down: 900 })
})

test('the whole has each day as the part that was worst on it', () => {
  const well = { looks: 1_440, degraded: 0, down: 0 }
  const database = [
    { day: '2026-11-24', ...well },
    { day: '2026-11-25', ...well, degraded: 9 },
  ]
  const payments = [
    { day: '2026-11-25', ...well, down: 1 },
    { day: '2026-11-23', ...well, degraded: 2 },
    { day: '2026-11-24', ...well, looks: 3 },
  ]

  expect(worstDays([{ days: database }, { days: payments }])).toEqual([
    { day: '2026-11-23', ...well, degraded: 2 },
    { day: '2026-11-24', ...well },
    { day: '2026-11-25', ...well, down: 1 },
  ])
  expect(worstDays([])).toEqual([])
})

test('no problem since the first checked day after the last one that had any', () => {
  const well = { looks: 1_440, degraded: 0, down: 0 }
  const days = [
    { day: '2026-11-26', ...well },
    { day: '2026-11-22', ...well },
    { day: '2026-11-23', ...well, degraded: 1 },
    { day: '2026-11-24', looks: 0, degraded: 0, down: 0 },
    { day: '2026-11-25', ...well },
  ]

  expect(quietSince(days)).toBe('2026-11-25')
  expect(quietSince([{ day: '2026-11-21', ...well }])).toBe('2026-11-21')
  expect(quietSince([{ day: '2026-11-26', ...well, down: 1 }])).toBeNull()
  expect(quietSince([])).toBeNull()
})
