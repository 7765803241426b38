import { createHash } from 'node:crypto'
import { type FilterAnswer, type FilterInput, filtersTriedMax } from '@stratomate/contracts'
import { addCounts, type CountsChange, noCounts, weekdayOf } from '@stratomate/domain/statistics/count-trade'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { firstDayOf } from './first-day-of.ts'
import { selectDaysWith, type TradesOf } from './queries/counts.ts'
import { keepFilter } from './queries/filters.ts'
import { viewOf } from './read-statistics.ts'

/** What only some trades would have brought. The filter is counted as tried before its result is known. */
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
  const days =
    dimension === 'weekday'
      ? await selectWeekdays(ctx, of, { ...since, values })
      : await selectDaysWith(ctx.db, { of, since, dimensions: [dimension] }, values)
  return {
    kept: viewOf(days.reduce<CountsChange>(addCounts, noCounts)),
    days: days.map(({ day, won, lost }) => ({ day, won, lost })),
    filtersTried,
  }
}

type DayCounts = CountsChange & { day: string }

async function selectWeekdays(
  ctx: Pick<Ctx, 'db'>,
  of: TradesOf,
  { from, values }: { from: string | null; values: readonly string[] },
): Promise<DayCounts[]> {
  const totals = await selectDaysWith(ctx.db, { of, since: { from }, dimensions: ['total'] }, [''])
  return totals.filter(({ day }) => values.includes(String(weekdayOf(day))))
}
