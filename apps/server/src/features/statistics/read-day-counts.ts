import { AccountKind, type TradeCounts } from '@stratomate/contracts'
import { addCounts, type CountsChange, noCounts } from '@stratomate/domain/statistics/count-trade'
import { countsView } from '@stratomate/domain/statistics/statistics-of'
import type { Db } from '#server/features/database.ts'
import { selectTotals } from './queries/counts.ts'

type AccountCounts = TradeCounts & { account: AccountKind; currency: string }

/** The result of a trading day of an account, separately for each kind of account and currency. */
export async function readDayCounts(
  db: Db,
  { userId, day }: { userId: string; day: string },
): Promise<AccountCounts[]> {
  const accounts = new Map<string, CountsChange & { account: string; currency: string }>()
  for (const row of await selectTotals(db, userId)) {
    if (row.day !== day) continue
    const { account, currency } = row
    const key = `${account} ${currency}`
    accounts.set(key, { account, currency, ...addCounts(accounts.get(key) ?? noCounts, row) })
  }
  return [...accounts.values()].map(({ account, currency, ...counts }) => ({
    ...countsView(counts),
    account: AccountKind.parse(account),
    currency,
  }))
}
