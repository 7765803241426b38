import {
  AccountKind,
  type JournalDay,
  journalLimits,
  type JournalNote,
  type JournalResult,
} from '@stratomate/contracts'
import { dayEndMs, dayStartMs } from '@stratomate/domain'
import { addCounts, type CountsChange, noCounts } from '@stratomate/domain/statistics/count-trade'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectTotals } from '#server/features/statistics/queries/counts.ts'
import { viewOf } from '#server/features/statistics/read-statistics.ts'
import { toTrade } from '#server/features/trading/queries/trades.ts'
import { type NoteRow, selectDaysBeside, selectNotesOfDay, selectTradesOf } from './queries/notes.ts'

/** One trading day of the signed-in person, with everything that was written about it. */
export async function readJournalDay(ctx: Ctx, { day }: { day: string }): Promise<JournalDay> {
  const { userId } = requireMember(ctx)
  const notes = await selectNotesOfDay(ctx.db, { userId, day })
  const noteOf = (subject: string) => {
    const row = notes.find((note) => note.subject === subject)
    return row === undefined ? null : noteView(row)
  }
  const span = { from: new Date(dayStartMs(day)), before: new Date(dayEndMs(day)) }
  const rows = await selectTradesOf(ctx.db, { userId, ...span, count: journalLimits.tradesOfDay + 1 })
  const beside = await selectDaysBeside(ctx.db, { userId, day })
  return {
    day,
    note: noteOf(''),
    results: await resultsOf(ctx, { userId, day }),
    trades: rows.slice(0, journalLimits.tradesOfDay).map((row) => ({ trade: toTrade(row), note: noteOf(row.id) })),
    isCut: rows.length > journalLimits.tradesOfDay,
    dayBefore: beside.before,
    dayAfter: beside.after,
  }
}

async function resultsOf(
  ctx: Pick<Ctx, 'db'>,
  { userId, day }: { userId: string; day: string },
): Promise<JournalResult[]> {
  const accounts = new Map<string, CountsChange & { account: string; currency: string }>()
  for (const row of await selectTotals(ctx.db, userId)) {
    if (row.day !== day) continue
    const { account, currency } = row
    const key = `${account} ${currency}`
    accounts.set(key, { account, currency, ...addCounts(accounts.get(key) ?? noCounts, row) })
  }
  return [...accounts.values()].map(({ account, currency, ...counts }) => ({
    ...viewOf(counts),
    account: AccountKind.parse(account),
    currency,
  }))
}

export function noteView({ day, subject, text, tags, updatedAt }: NoteRow): JournalNote {
  return { day, tradeId: subject === '' ? null : subject, text, tags, updatedAt: updatedAt.toISOString() }
}
