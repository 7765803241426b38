import {
  AccountKind,
  filtersTriedMax,
  type StatisticsAccount,
  type StatisticsAnswer,
  type StatisticsCell,
  StatisticsDimension,
  type StatisticsQuery,
} from '@stratomate/contracts'
import {
  addCounts,
  countedDimensions,
  type CountsChange,
  fullReturnCentsOf,
  noCounts,
  weekdayOf,
} from '@stratomate/domain/statistics/count-trade'
import { emptyCourse, joinCourses, type MoneyCourse } from '@stratomate/domain/statistics/money-course'
import { type Ctx, requireOwner } from '#server/features/context.ts'
import { listDevices } from '#server/features/devices/manage-devices.ts'
import { firstDayOf } from './first-day-of.ts'
import { selectCells, selectTotals, type TotalRow } from './queries/counts.ts'
import { countFilters } from './queries/filters.ts'
import { readCourses } from './read-courses.ts'

const accountRank = { live: 2, demo: 1, paper: 0 } as const satisfies Record<AccountKind, number>
const cellDimensions = countedDimensions.filter((dimension) => dimension !== 'total')

/** The signed-in person's settled trades of a period, counted. Nothing here goes through the trades of all days. */
export async function readStatistics(ctx: Ctx, query: StatisticsQuery): Promise<StatisticsAnswer> {
  const { userId } = requireOwner(ctx)
  const totals = await selectTotals(ctx.db, userId)
  const filtersTried = await countFilters(ctx.db, userId, filtersTriedMax)
  const accounts = accountsOf(totals)
  const devices = (await listDevices(ctx))
    .filter(({ id }) => totals.some(({ deviceId }) => deviceId === id))
    .map(({ id, name }) => ({ id, name }))
  const chosen = chooseAccount(accounts, query)
  const from = firstDayOf(query.period, ctx.now())
  const nothing = { total: viewOf(noCounts), cells: [], days: [], course: pickCourse(emptyCourse) }
  if (chosen === null) return { accounts, chosen, from, devices, filtersTried, ...nothing }

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
  const counted = [...byDay].map(([day, counts]) => ({ day, trades: counts.won + counts.lost + counts.tied }))
  const courses = await readCourses(ctx.db, of, counted)
  const cells = await selectCells(ctx.db, { of, since: { from }, dimensions: cellDimensions })
  return {
    accounts,
    chosen,
    from,
    devices,
    filtersTried,
    total: viewOf([...byDay.values()].reduce<CountsChange>(addCounts, noCounts)),
    cells: [
      ...cells.map((row): StatisticsCell => ({
        ...viewOf(row),
        dimension: StatisticsDimension.parse(row.dimension),
        value: row.value,
      })),
      ...weekdaysOf(byDay),
    ],
    days: courses.map(({ day, highCents, lowCents, fallCents }) => ({
      ...viewOf(byDay.get(day) ?? noCounts),
      day,
      highCents,
      lowCents,
      fallCents,
    })),
    course: pickCourse(courses.reduce<MoneyCourse>(joinCourses, emptyCourse)),
  }
}

/** Counts as they are shown. */
export function viewOf({ payoutUnits, ...counts }: CountsChange): StatisticsAnswer['total'] {
  const { won, lost, tied, buyWon, buyLost, stakeCents, profitCents } = counts
  const fullReturnCents = fullReturnCentsOf({ stakeCents, payoutUnits })
  return { won, lost, tied, buyWon, buyLost, stakeCents, fullReturnCents, profitCents }
}

function pickCourse({ netCents, fallCents, lossRunLongest }: MoneyCourse): StatisticsAnswer['course'] {
  return { netCents, fallCents, lossRunLongest }
}

function accountsOf(totals: readonly TotalRow[]): StatisticsAccount[] {
  const accounts = new Map<string, StatisticsAccount>()
  for (const { account, currency, won, lost, tied } of totals) {
    const key = `${account} ${currency}`
    const trades = (accounts.get(key)?.trades ?? 0) + won + lost + tied
    accounts.set(key, { account: AccountKind.parse(account), currency, trades })
  }
  return [...accounts.values()].toSorted(
    (one, other) => accountRank[other.account] - accountRank[one.account] || other.trades - one.trades,
  )
}

function chooseAccount(accounts: readonly StatisticsAccount[], query: StatisticsQuery): StatisticsAnswer['chosen'] {
  const fitting = accounts.find(
    ({ account, currency }) => (query.account ?? account) === account && (query.currency ?? currency) === currency,
  )
  return fitting === undefined ? null : { account: fitting.account, currency: fitting.currency }
}

function countsByDay(rows: readonly TotalRow[]): Map<string, CountsChange> {
  const days = new Map<string, CountsChange>()
  for (const row of rows) days.set(row.day, addCounts(days.get(row.day) ?? noCounts, row))
  return days
}

function weekdaysOf(byDay: ReadonlyMap<string, CountsChange>): StatisticsCell[] {
  const weekdays = new Map<number, CountsChange>()
  for (const [day, counts] of byDay) {
    const weekday = weekdayOf(day)
    weekdays.set(weekday, addCounts(weekdays.get(weekday) ?? noCounts, counts))
  }
  return [...weekdays].map(([weekday, counts]) => ({
    ...viewOf(counts),
    dimension: 'weekday',
    value: String(weekday),
  }))
}
