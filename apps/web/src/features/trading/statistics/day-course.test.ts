import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tradeOf, wonTradeOf } from '../testing/trade-of.ts'
import { courseLine, dayCourse } from './day-course.ts'

const day = '2025-11-07'
const endOf = (minute: number) => `2025-11-07T14:${String(minute).padStart(2, '0')}:00.000Z`
const lost = (minute: number, change = {}) =>
  tradeOf({
    id: `l${minute}`,
    state: 'settled',
    result: 'lost',
    profitCents: -1_000,
    expiresAt: endOf(minute),
    ...change,
  })
const won = (minute: number) => wonTradeOf({ id: `w${minute}`, expiresAt: endOf(minute) })

test('each settled trade is a step, in the order of their ends', () => {
  const { steps, lowestCents, highestCents } = dayCourse([won(3), lost(1), tradeOf(), won(2)], { day, totalCents: 720 })
  expect(steps.map(({ id, afterCents }) => [id, afterCents])).toEqual([
    ['l1', -1_000],
    ['w2', -140],
    ['w3', 720],
  ])
  expect([lowestCents, highestCents]).toEqual([-1_000, 720])
})

test('of a day with more trades than are listed, the course begins where it ends with the whole result', () => {
  const course = dayCourse([won(2), lost(1)], { day, totalCents: 5_000 })
  expect(course.startCents).toBe(5_140)
  expect(course.steps.at(-1)?.afterCents).toBe(5_000)
})

test('only the leading account counts, and only this day', () => {
  const live = wonTradeOf({ id: 'live', account: 'live' })
  const before = wonTradeOf({ id: 'before', sentAt: '2025-11-06T14:00:00.000Z' })
  expect(dayCourse([lost(1), live, before], { day, totalCents: 860 }).steps.map(({ id }) => id)).toEqual(['live'])
})

test('a day without a settled trade is flat at zero', () => {
  const course = dayCourse([tradeOf()], { day, totalCents: 0 })
  expect(courseLine(course, { width: 100, height: 40 })).toEqual({ path: 'M0 0', zeroY: 0 })
})

test('the line stays in its box, reaches its whole width, and zero is in it', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 50 }), cents, (profits, before) => {
      const trades = profits.map((profitCents, minute) => lost(minute, { id: `t${minute}`, profitCents }))
      const totalCents = profits.reduce((sum, profit) => sum + profit, before)
      const { path, zeroY } = courseLine(dayCourse(trades, { day, totalCents }), { width: 100, height: 40 })
      const heights = [...path.matchAll(/(?:V|M0 )(-?[\d.]+)/gu)].map(([, y]) => Number(y))
      expect(heights).toHaveLength(profits.length + 1)
      for (const y of [...heights, zeroY]) expect(y).toBeGreaterThanOrEqual(0)
      for (const y of [...heights, zeroY]) expect(y).toBeLessThanOrEqual(40)
      expect(path.endsWith('H100.00')).toBe(true)
    }),
  )
})
