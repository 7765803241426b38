import type { Trade } from '@stratomate/contracts'
import {
  addCounts,
  countedDimensions,
  countTrade,
  isSettled,
  valuesOfTrade,
} from '@stratomate/domain/statistics/count-trade'
import type { Db } from '#server/features/database.ts'
import { type CountsRow, raiseCounts } from './queries/counts.ts'

type OwnedTrade = Trade & { userId: string; deviceId: string }

/**
 * Counts trades whose outcome has just become known, in the transaction that stores it. Each trade may be given only
 * once.
 */
export async function countSettled(tx: Db, trades: readonly OwnedTrade[]): Promise<void> {
  const rows = new Map<string, CountsRow>()
  for (const trade of trades) {
    if (!isSettled(trade)) continue
    const { userId, deviceId, account, currency } = trade
    const { day, values } = valuesOfTrade(trade)
    const counts = countTrade(trade)
    for (const dimension of countedDimensions) {
      const row = { userId, deviceId, account, currency, day, dimension, value: values[dimension] }
      const key = JSON.stringify(row)
      const known = rows.get(key)
      rows.set(key, { ...row, ...(known === undefined ? counts : addCounts(known, counts)) })
    }
  }
  if (rows.size > 0) await raiseCounts(tx, [...rows.values()])
}
