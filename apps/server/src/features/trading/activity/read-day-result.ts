import { AccountKind, type AccountResult, type DayResult } from '@stratomate/contracts'
import { countedTradeStates, dayEndMs, dayStartMs, tradingDayOf } from '@stratomate/domain'
import { type Ctx, requireOwner } from '#server/features/context.ts'
import { selectResults } from '../queries/day-result.ts'

const accountRank = { live: 2, demo: 1, paper: 0 } as const satisfies Record<AccountKind, number>

/**
 * The whole trading day of the signed-in person, because a list of the newest trades does not reach back to the
 * beginning of a busy day.
 */
export async function readDayResult(ctx: Ctx): Promise<DayResult> {
  const { userId } = requireOwner(ctx)
  const day = tradingDayOf(ctx.now().getTime())
  const span = { userId, from: new Date(dayStartMs(day)), before: new Date(dayEndMs(day)), states: countedTradeStates }
  const rows = await selectResults(ctx.db, span)
  const results = rows.map((row): AccountResult => ({
    ...row,
    account: AccountKind.parse(row.account),
    profitCents: Number(row.profitCents),
  }))
  return { day, results: results.toSorted((one, other) => accountRank[other.account] - accountRank[one.account]) }
}
