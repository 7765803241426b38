import type { TradeResult } from '@stratomate/contracts/trading/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseOf, emptyCourse, joinCourses, type MoneyCourse } from './money-course.ts'

const trade = fc.record({
  result: fc.constantFrom<TradeResult>('won', 'lost', 'tie'),
  profitCents: fc.oneof(fc.integer({ min: -5_000, max: 5_000 }), fc.constant(null)),
})
type CourseTrade = { result: TradeResult; profitCents: number | null }

/** The same figures, added up trade by trade. */
function walk(trades: readonly CourseTrade[]) {
  let [netCents, highCents, lowCents, fallCents, run, lossRunLongest] = [0, 0, 0, 0, 0, 0]
  for (const { result, profitCents } of trades) {
    netCents += profitCents ?? 0
    highCents = Math.max(highCents, netCents)
    lowCents = Math.max(lowCents, -netCents)
    fallCents = Math.max(fallCents, highCents - netCents)
    if (result === 'lost') run += 1
    if (result === 'won') run = 0
    lossRunLongest = Math.max(lossRunLongest, run)
  }
  return { trades: trades.length, netCents, highCents, lowCents, fallCents, lossRunLongest }
}

const whole = (trades: readonly CourseTrade[]): MoneyCourse =>
  trades.map(courseOf).reduce<MoneyCourse>(joinCourses, emptyCourse)

test('courses that are joined, wherever they are cut, are the course of all trades', () => {
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 60 }), fc.nat(60), (trades, cut) => {
      const joined = joinCourses(whole(trades.slice(0, cut)), whole(trades.slice(cut)))

      expect(joined).toEqual(whole(trades))
      expect(joined).toMatchObject(walk(trades))
    }),
    { numRuns: 1_000 },
  )
})

test('a losing run goes through the night and is not ended by a refund', () => {
  const lost: CourseTrade = { result: 'lost', profitCents: -100 }
  const monday = whole([{ result: 'won', profitCents: 86 }, lost, lost])
  const tuesday = whole([{ result: 'tie', profitCents: 0 }, lost, { result: 'won', profitCents: 86 }])

  expect(joinCourses(monday, tuesday)).toMatchObject({ lossRunLongest: 3, fallCents: 300 })
})
