import type { TradeResult } from '@stratomate/contracts/trading/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf, emptyCourse, joinCourses, type MoneyCourse } from './money-course.ts'
import { moneyCurveOfDays, moneyRangeOfDays } from './money-curve-of-days.ts'

const dayOf = (profits: readonly number[]) => {
  const resultOf = (cents: number): TradeResult => (cents > 0 ? 'won' : cents < 0 ? 'lost' : 'tie')
  const courses = profits.map((profitCents) => courseOf({ result: resultOf(profitCents), profitCents }))
  const { netCents, ...course } = courses.reduce<MoneyCourse>(joinCourses, emptyCourse)
  const count = (result: TradeResult) => profits.filter((cents) => resultOf(cents) === result).length
  const counts = { won: count('won'), lost: count('lost'), tied: count('tie') }
  return { ...course, profitCents: netCents, ...counts }
}

test('the curve of days ends and falls as deep as that of all their trades', () => {
  const day = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
      const curve = moneyCurveOfDays(days.map(dayOf))
      const whole = dayOf(days.flat())

      expect(curve.at(-1)).toMatchObject({ trade: days.flat().length, netCents: whole.profitCents })
      expect(Math.max(...curve.map(({ underCents }) => underCents))).toBe(whole.fallCents)
    }),
  )
})

test('the range of days is between what the money of all their trades moved', () => {
  const day = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
      const { lowCents, highCents } = dayOf(days.flat())

      expect(moneyRangeOfDays(days.map(dayOf))).toEqual({ lowCents: 0 - lowCents, highCents })
    }),
  )
})
