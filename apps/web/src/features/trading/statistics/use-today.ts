import type { Quota, Trade } from '@stratomate/contracts/trading/schemas'
import { tradesReadMax, useDayResult } from '#web/features/trading/live/use-account-data.ts'
import { summariseDay, type TodaySummary, withDayResult } from './today-summary.ts'

export type Today = {
  summary: TodaySummary
  /** The latencies are those of the last trades only. */
  isPartial: boolean
  /** So is the result, until the service has answered with the result of the whole day. */
  isResultPartial: boolean
}

/** The day so far. The list holds only the newest trades; the result is that of the whole day. */
export function useToday(quota: Quota, trades: readonly Trade[]): Today {
  const listed = summariseDay(trades, quota.day)
  const isPartial = trades.length >= tradesReadMax && listed.latenciesMs.length < quota.used
  const wholeDay = useDayResult({ isWanted: isPartial })
  return {
    summary: isPartial ? withDayResult(listed, wholeDay.data, quota.day) : listed,
    isPartial,
    isResultPartial: isPartial && wholeDay.data?.day !== quota.day,
  }
}
