import type {
  StatisticsAccount,
  StatisticsAnswer,
  StatisticsCell,
  StatisticsDimension,
  StatisticsQuery,
  TradeCounts,
} from '@stratomate/contracts/statistics/schemas'
import type { AccountKind } from '@stratomate/contracts/trading/schemas'
import { addCounts, type CountsChange, fullReturnCentsOf, noCounts, weekdayOf } from './count-trade.ts'
import { emptyCourse, joinCourses, type MoneyCourse } from './money-course.ts'
import { sourceOf } from './trade-source.ts'

/** The trades of one day, counted, with the course of their money. */
export type DayFigures = { day: string; counts: CountsChange; course: MoneyCourse }
/** The trades of a period with one value of a dimension. */
export type CountedCell = CountsChange & { dimension: StatisticsDimension; value: string }

type Figures = Pick<StatisticsAnswer, 'total' | 'cells' | 'days' | 'course'>

/** The figures of a period: its days in their order, and its cells of all dimensions. */
export function statisticsOf(days: readonly DayFigures[], cells: readonly CountedCell[]): Figures {
  const derived = [...weekdaysOf(days), ...sourcesOf(cells)]
  const { netCents, fallCents, lossRunLongest } = days.map(({ course }) => course).reduce(joinCourses, emptyCourse)
  return {
    total: countsView(days.map(({ counts }) => counts).reduce(addCounts, noCounts)),
    cells: [...cells, ...derived].map((cell): StatisticsCell => {
      const { dimension, value } = cell
      return { ...countsView(cell), dimension, value }
    }),
    days: days.map(({ day, counts, course: { highCents, lowCents, fallCents: fall } }) => ({
      ...countsView(counts),
      day,
      highCents,
      lowCents,
      fallCents: fall,
    })),
    course: { netCents, fallCents, lossRunLongest },
  }
}

/** Counts as they are shown. */
export function countsView(counts: CountsChange): TradeCounts {
  const { won, lost, tied, buyWon, buyLost, stakeCents, profitCents } = counts
  return { won, lost, tied, buyWon, buyLost, stakeCents, fullReturnCents: fullReturnCentsOf(counts), profitCents }
}

const accountRank = { live: 2, demo: 1, paper: 0 } as const satisfies Record<AccountKind, number>

/** Accounts with their trades, real money first; rows of the same account are added up. */
export function listAccounts(rows: readonly StatisticsAccount[]): StatisticsAccount[] {
  const accounts = new Map<string, StatisticsAccount>()
  for (const { account, currency, trades } of rows) {
    const key = `${account} ${currency}`
    accounts.set(key, { account, currency, trades: (accounts.get(key)?.trades ?? 0) + trades })
  }
  return [...accounts.values()].toSorted(
    (one, other) => accountRank[other.account] - accountRank[one.account] || other.trades - one.trades,
  )
}

/** The account that is asked for, or the first one without a request; null when it does not exist. */
export function chooseAccount(
  accounts: readonly StatisticsAccount[],
  asked: Pick<StatisticsQuery, 'account' | 'currency'>,
): StatisticsAnswer['chosen'] {
  const fitting = accounts.find(
    ({ account, currency }) => (asked.account ?? account) === account && (asked.currency ?? currency) === currency,
  )
  return fitting === undefined ? null : { account: fitting.account, currency: fitting.currency }
}

/** Weekdays follow from the days. */
function weekdaysOf(days: readonly DayFigures[]): CountedCell[] {
  return sumBy(days.map(({ day, counts }) => ({ ...counts, value: String(weekdayOf(day)) }))).map((cell) => ({
    ...cell,
    dimension: 'weekday',
  }))
}

/** Sources follow from the indicators. */
function sourcesOf(cells: readonly CountedCell[]): CountedCell[] {
  const indicators = cells.filter(({ dimension }) => dimension === 'indicator')
  return sumBy(indicators.map((cell) => ({ ...cell, value: sourceOf(cell.value) }))).map((cell) => ({
    ...cell,
    dimension: 'source',
  }))
}

function sumBy(rows: readonly (CountsChange & { value: string })[]): (CountsChange & { value: string })[] {
  const sums = new Map<string, CountsChange>()
  for (const row of rows) sums.set(row.value, addCounts(sums.get(row.value) ?? noCounts, row))
  return [...sums].map(([value, counts]) => ({ ...counts, value }))
}
