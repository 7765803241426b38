import type { StatisticsPeriod } from '@stratomate/contracts/statistics/schemas'
import { tradingDayOf } from '../trading/trading-day.ts'
import { dayMs } from '@stratomate/std/time'

const days = { '7d': 7, '30d': 30, '90d': 90, '365d': 365, all: null } as const satisfies Record<
  StatisticsPeriod,
  number | null
>

/** The first trading day of a period that ends today; null for all times. */
export function firstDayOf(period: StatisticsPeriod, now: Date): string | null {
  const count = days[period]
  return count === null ? null : tradingDayOf(now.getTime() - (count - 1) * dayMs)
}
