import { and, eq, type SQL, sql } from 'drizzle-orm'
import { licences, subscriptions } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** Accounts that have more than one subscription that runs, or one license more than once; a few. */
export function selectAccountsWithDuplicates(db: Db, count: number): Promise<string[]> {
  return select(db, { count })
}

/** Whether an account is one of them. */
export async function hasDuplicates(db: Db, userId: string): Promise<boolean> {
  return (await select(db, { userId, count: 1 })).length > 0
}

async function select(db: Db, { userId, count }: { userId?: string; count: number }): Promise<string[]> {
  const owner = (column: typeof subscriptions.userId | typeof licences.userId): SQL =>
    userId === undefined ? sql`${column} is not null` : eq(column, userId)
  const subscribed = and(owner(subscriptions.userId), sql`${subscriptions.status} in ('trial', 'active', 'problem')`)
  const licensed = and(owner(licences.userId), sql`${licences.state} = 'paid' and ${licences.revokedAt} is null`)
  const found = await db.execute<{ user_id: string }>(sql`
    select ${subscriptions.userId} as user_id from ${subscriptions} where ${subscribed}
    group by ${subscriptions.userId} having count(*) > 1
    union
    select ${licences.userId} from ${licences} where ${licensed}
    group by ${licences.userId}, ${licences.plan} having count(*) > 1
    limit ${count}`)
  return found.rows.map((row) => row.user_id)
}
