import { z } from 'zod'
import { AccountKind } from '../trading/schemas.ts'
import { Id, shortName, TradingDay } from '../values.ts'
import { filtersTriedMax, statisticsDimensions, statisticsPeriods } from './values.ts'

export const StatisticsDimension = z.enum(statisticsDimensions)
export type StatisticsDimension = z.infer<typeof StatisticsDimension>
export const StatisticsPeriod = z.enum(statisticsPeriods)
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>
const count = z.int().min(0)

/**
 * Settled trades, counted. `buyWon` and `buyLost` are the buys among them. Money in cents: `stakeCents` and `fullReturnCents`
 * (the stake with its payout, as if each had been won) are of trades won or lost, so that their ratio is the break-even.
 */
export const TradeCounts = z.object({
  won: count,
  lost: count,
  tied: count,
  buyWon: count,
  buyLost: count,
  stakeCents: z.number().min(0),
  fullReturnCents: z.number().min(0),
  profitCents: z.int(),
})
export type TradeCounts = z.infer<typeof TradeCounts>

/**
 * `value` is as trades have it; an hour from 0 to 23, a weekday from 1 (Monday) to 7, an expiry in seconds, a source `charts`,
 * `by_hand` or the name of one from outside.
 */
export const StatisticsCell = TradeCounts.extend({ dimension: StatisticsDimension, value: z.string() })
export type StatisticsCell = z.infer<typeof StatisticsCell>

/** One trading day: its trades in the order of their ends, and the deepest fall of the running profit within it. */
export const StatisticsDay = TradeCounts.extend({
  day: TradingDay,
  /** The most by which the day's running profit rose above and fell below its start; both 0 or more. */
  highCents: z.int().min(0),
  lowCents: z.int().min(0),
  fallCents: z.int().min(0),
})
export type StatisticsDay = z.infer<typeof StatisticsDay>

const currency = z.string().regex(/^[A-Z]{3}$/u)

/** Without `account` and `currency` those of real money come first. Results of different accounts are never added up. */
export const StatisticsQuery = z.object({
  period: StatisticsPeriod.default('90d'),
  device: Id.optional(),
  account: AccountKind.optional(),
  currency: currency.optional(),
})
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

export const StatisticsAccount = z.object({ account: AccountKind, currency, trades: count })
export type StatisticsAccount = z.infer<typeof StatisticsAccount>

export const StatisticsAnswer = z.object({
  /** All accounts with settled trades, of all times. */
  accounts: z.array(StatisticsAccount),
  /** Null without settled trades. */
  chosen: z.object({ account: AccountKind, currency }).nullable(),
  from: TradingDay.nullable(),
  total: TradeCounts,
  cells: z.array(StatisticsCell),
  days: z.array(StatisticsDay),
  course: z.object({ netCents: z.int(), fallCents: count, lossRunLongest: count }),
  /** Computers that have reported settled trades, newest first. */
  devices: z.array(z.object({ id: Id, name: z.string() })),
  filtersTried: z.int().min(0).max(filtersTriedMax),
})
export type StatisticsAnswer = z.infer<typeof StatisticsAnswer>

/** Only trades with one of these values of one dimension. */
export const FilterInput = z.strictObject({
  ...StatisticsQuery.shape,
  account: AccountKind,
  currency,
  dimension: StatisticsDimension,
  values: z.array(shortName(64)).min(1).max(200),
})
export type FilterInput = z.infer<typeof FilterInput>

/**
 * What the filter would have left, day by day, and how many different filters the account has tried so far, this one
 * included.
 */
export const FilterAnswer = z.object({
  kept: TradeCounts,
  days: z.array(z.object({ day: TradingDay, won: count, lost: count })),
  filtersTried: z.int().min(1).max(filtersTriedMax),
})
export type FilterAnswer = z.infer<typeof FilterAnswer>
