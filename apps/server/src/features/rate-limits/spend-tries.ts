import { createHash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import { budgets, type Spending } from './budgets.ts'
import { deleteFullLimits, restoreTry, consumeTry } from './queries.ts'

/**
 * Takes one try from each budget, or from none. Errors: rate_limited with the seconds until the next try.
 * The limits are kept in the database: they hold over several processes and over a restart.
 */
export async function spendTries(ctx: Pick<Ctx, 'db' | 'now'>, spendings: readonly Spending[]): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    for (const { key, everyMs, burst } of inOrder(spendings)) {
      const fullAt = await consumeTry(tx, { key, now, everyMs, burst })
      if (fullAt === null) continue
      const waitMs = fullAt.getTime() - everyMs * (burst - 1) - now.getTime()
      throw new AppError('rate_limited', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)) })
    }
  })
}

/** Gives the tries back that turned out to be right. */
export async function returnTries(ctx: Pick<Ctx, 'db'>, spendings: readonly Spending[]): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const limit of inOrder(spendings)) await restoreTry(tx, limit)
  })
}

export async function purgeRateLimits(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteFullLimits(ctx.db, ctx.now())
}

/** Every caller locks the keys in the same order, which prevents deadlocks. */
function inOrder(spendings: readonly Spending[]) {
  return spendings
    .map(({ budget, about }) => ({ key: keyOf(budget, about), ...budgets[budget] }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

/** The table holds no address and no mailbox in plain text. */
function keyOf(budget: string, about: readonly string[]): string {
  return `${budget}:${createHash('sha256').update(JSON.stringify(about)).digest('base64url')}`
}
