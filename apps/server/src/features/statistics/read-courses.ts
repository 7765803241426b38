import { TradeResult } from '@stratomate/contracts'
import { dayEndMs, dayStartMs, tradingDayOf } from '@stratomate/domain'
import { courseOf, emptyCourse, joinCourses } from '@stratomate/domain/statistics/money-course'
import type { Db } from '#server/features/database.ts'
import type { TradesOf } from './queries/counts.ts'
import { type DayCourse, selectCourses, selectOutcomes, storeCourses } from './queries/courses.ts'

/** A day with the count of its settled trades. */
type CountedDay = { day: string; trades: number }

/**
 * The courses of the days, in their order. Missing ones, and those of another count of trades, are computed and stored.
 */
export async function readCourses(db: Db, of: TradesOf, days: readonly CountedDay[]): Promise<DayCourse[]> {
  const kept = new Map((await selectCourses(db, of)).map((course) => [course.day, course]))
  const outdated = days.filter(({ day, trades }) => kept.get(day)?.trades !== trades)
  const computed = await computeCourses(db, of, outdated)
  if (computed.size > 0) await storeCourses(db, of, [...computed.values()])
  return days.map(({ day }) => computed.get(day) ?? kept.get(day) ?? { day, ...emptyCourse })
}

async function computeCourses(db: Db, of: TradesOf, days: readonly CountedDay[]): Promise<Map<string, DayCourse>> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const span = { from: new Date(dayStartMs(first.day)), before: new Date(dayEndMs(last.day)) }
  const wanted = new Map<string, DayCourse>(days.map(({ day }) => [day, { day, ...emptyCourse }]))
  for (const { sentAt, result, profitCents } of await selectOutcomes(db, of, span)) {
    const day = tradingDayOf(sentAt.getTime())
    const course = wanted.get(day)
    if (course === undefined) continue
    const next = courseOf({ result: TradeResult.parse(result), profitCents })
    wanted.set(day, { day, ...joinCourses(course, next) })
  }
  return wanted
}
