import type { Limit } from '@stratomate/domain/billing/plans'

/** What a new account may do before it buys, in one line. */
export function trialText({ days, tradesPerDay }: { days: number; tradesPerDay: Limit }): string {
  const trades = tradesPerDay === 'unlimited' ? 'unlimited' : tradesPerDay.toLocaleString('en-US')
  return `${days} ${days === 1 ? 'day' : 'days'}, ${trades} automated trades per day, no card.`
}
