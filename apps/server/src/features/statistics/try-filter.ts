import { createHash } from 'node:crypto'
import { type FilterAnswer, type FilterInput, filtersTriedMax, type StatisticsDimension } from '@stratomate/contracts'
import { addCounts, type CountsChange, noCounts, weekdayOf } from '@stratomate/domain/statistics/count-trade'
import { firstDayOf } from '@stratomate/domain/statistics/first-day-of'
import { countsView } from '@stratomate/domain/statistics/statistics-of'
import { sourceOf } from '@stratomate/domain/statistics/trade-source'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { selectCells, selectDaysWith, type TradesOf } from './queries/counts.ts'
import { keepFilter } from './queries/filters.ts'

/**
 * What the result would have been with only some of the trades. The filter is counted as tried before its result is
 * known.
 */
export async function tryFilter(ctx: Ctx, input: FilterInput): Promise<FilterAnswer> {
  const { userId } = requireMember(ctx)
  const { account, currency, device, period, dimension } = input
  const values = [...new Set(input.values)].toSorted()
  const filter = createHash('sha256')
    .update(JSON.stringify([account, currency, device ?? null, period, dimension, values]))
    .digest('hex')
  const filtersTried = await keepFilter(ctx.db, { userId, filter }, filtersTriedMax)
  const of = { userId, account, currency, deviceId: device ?? null }
  const since = { from: firstDayOf(period, ctx.now()) }
  const days = await selectDays(ctx, { of, ...since, dimension, values })
  return {
    kept: countsView(days.reduce<CountsChange>(addCounts, noCounts)),
    days: days.map(({ day, won, lost }) => ({ day, won, lost })),
    filtersTried,
  }
}

type DayCounts = CountsChange & { day: string }
type Asked = { of: TradesOf; from: string | null; values: readonly string[] }

/** Weekdays follow from the days, and sources from the indicators. */
function selectDays(
  { db }: Pick<Ctx, 'db'>,
  { dimension, ...asked }: Asked & { dimension: StatisticsDimension },
): Promise<DayCounts[]> {
  if (dimension === 'weekday') return selectWeekdays(db, asked)
  if (dimension === 'source') return selectSources(db, asked)
  const { of, from, values } = asked
  return selectDaysWith(db, { of, since: { from }, dimensions: [dimension] }, values)
}

async function selectWeekdays(db: Db, { of, from, values }: Asked): Promise<DayCounts[]> {
  const totals = await selectDaysWith(db, { of, since: { from }, dimensions: ['total'] }, [''])
  return totals.filter(({ day }) => values.includes(String(weekdayOf(day))))
}

async function selectSources(db: Db, { of, from, values }: Asked): Promise<DayCounts[]> {
  const asked = { of, since: { from }, dimensions: ['indicator'] as const }
  const indicators = (await selectCells(db, asked)).map(({ value }) => value)
  const wanted = indicators.filter((indicator) => values.includes(sourceOf(indicator)))
  return wanted.length === 0 ? [] : selectDaysWith(db, asked, wanted)
}
