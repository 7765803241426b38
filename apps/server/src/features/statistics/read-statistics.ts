import {
  AccountKind,
  filtersTriedMax,
  type StatisticsAnswer,
  StatisticsDimension,
  type StatisticsQuery,
} from '@stratomate/contracts'
import { addCounts, countedDimensions, type CountsChange, noCounts } from '@stratomate/domain/statistics/count-trade'
import { firstDayOf } from '@stratomate/domain/statistics/first-day-of'
import { chooseAccount, listAccounts, statisticsOf } from '@stratomate/domain/statistics/statistics-of'
import { type Ctx, requireOwner } from '#server/features/context.ts'
import { listDevices } from '#server/features/devices/manage-devices.ts'
import { selectCells, selectTotals, type TotalRow } from './queries/counts.ts'
import { countFilters } from './queries/filters.ts'
import { readCourses } from './read-courses.ts'

const cellDimensions = countedDimensions.filter((dimension) => dimension !== 'total')

/** The counts of the signed-in person's settled trades in a period. This never reads the trades of all days. */
export async function readStatistics(ctx: Ctx, query: StatisticsQuery): Promise<StatisticsAnswer> {
  const { userId } = requireOwner(ctx)
  const totals = await selectTotals(ctx.db, userId)
  const filtersTried = await countFilters(ctx.db, userId, filtersTriedMax)
  const accounts = listAccounts(
    totals.map(({ account, currency, ...counts }) => ({
      account: AccountKind.parse(account),
      currency,
      trades: tradesOf(counts),
    })),
  )
  const devices = (await listDevices(ctx))
    .filter(({ id }) => totals.some(({ deviceId }) => deviceId === id))
    .map(({ id, name }) => ({ id, name }))
  const chosen = chooseAccount(accounts, query)
  const from = firstDayOf(query.period, ctx.now())
  const shown = { accounts, chosen, from, devices, filtersTried }
  if (chosen === null) return { ...shown, ...statisticsOf([], []) }

  const of = { userId, ...chosen, deviceId: query.device ?? null }
  const byDay = countsByDay(
    totals.filter(
      (row) =>
        row.account === chosen.account &&
        row.currency === chosen.currency &&
        (from === null || row.day >= from) &&
        (of.deviceId === null || row.deviceId === of.deviceId),
    ),
  )
  const counted = [...byDay].map(([day, counts]) => ({ day, trades: tradesOf(counts) }))
  const courses = await readCourses(ctx.db, of, counted)
  const cells = await selectCells(ctx.db, { of, since: { from }, dimensions: cellDimensions })
  return {
    ...shown,
    ...statisticsOf(
      courses.map(({ day, ...course }) => ({ day, counts: byDay.get(day) ?? noCounts, course })),
      cells.map((cell) => ({ ...cell, dimension: StatisticsDimension.parse(cell.dimension) })),
    ),
  }
}

function tradesOf({ won, lost, tied }: Pick<CountsChange, 'won' | 'lost' | 'tied'>): number {
  return won + lost + tied
}

function countsByDay(rows: readonly TotalRow[]): Map<string, CountsChange> {
  const days = new Map<string, CountsChange>()
  for (const row of rows) days.set(row.day, addCounts(days.get(row.day) ?? noCounts, row))
  return days
}
