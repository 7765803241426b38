import type { PageQuery, Refusal, Trade } from '@stratomate/contracts'
import { type Ctx, requireOwner } from '#server/features/context.ts'
import { readCursor, writeCursor } from '#server/features/cursor.ts'
import { selectRefusals, selectTrades } from '../queries/trades.ts'

const pageSize = 50

type Page<Item> = { items: Item[]; nextCursor: string | null }

/** The signed-in person's trades, newest first. Errors: invalid_input for a cursor we did not write. */
export async function listTrades(ctx: Ctx, query: PageQuery): Promise<Page<Trade>> {
  const { userId } = requireOwner(ctx)
  const count = query.limit ?? pageSize
  const items = await selectTrades(ctx.db, { userId, after: readCursor(query.cursor), count, now: ctx.now() })
  return { items, nextCursor: nextCursor(items, count, (trade) => trade.sentAt) }
}

/** Signals that did not become a trade, newest first. */
export async function listRefusals(ctx: Ctx, query: PageQuery): Promise<Page<Refusal>> {
  const { userId } = requireOwner(ctx)
  const count = query.limit ?? pageSize
  const items = await selectRefusals(ctx.db, { userId, after: readCursor(query.cursor), count })
  return { items, nextCursor: nextCursor(items, count, (refusal) => refusal.at) }
}

function nextCursor<Item extends { id: string }>(
  items: Item[],
  count: number,
  at: (item: Item) => string,
): string | null {
  const last = items.at(-1)
  return last === undefined || items.length < count ? null : writeCursor({ at: new Date(at(last)), id: last.id })
}
