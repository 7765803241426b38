import type { StatisticsDimension, StatisticsPeriod } from '@stratomate/contracts/statistics/schemas'
import type { AccountKind } from '@stratomate/contracts/trading/schemas'

/** Which statistics are shown; `account` and `currency` come together, null for the first. */
export type StatisticsChoice = {
  period: StatisticsPeriod
  by: StatisticsDimension
  device: string | null
  account: { account: AccountKind; currency: string } | null
}
