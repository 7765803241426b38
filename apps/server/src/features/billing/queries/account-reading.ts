import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { licences, paymentCustomers, quotaDays, subscriptions } from '#server/db/tables/index.ts'
import { type Database, prepareOnce, statementName } from '#server/features/database.ts'
import { type CustomerRow, type StoredPurchase, toLicence, toSubscription } from '../queries.ts'

export type AccountReading = {
  purchases: StoredPurchase[]
  /** The account's own before those that it has claimed. */
  customers: CustomerRow[]
  /** Trades of the day that count toward its limit. */
  usedToday: number
}

/** All that the account's page asks of the database, in one question: what it has bought, and today's trades. */
export async function selectAccountReading(
  db: Database,
  { userId, day }: { userId: string; day: string },
): Promise<AccountReading> {
  const [row] = await prepared(db).execute({ userId, day })
  if (row === undefined) throw new Error('A question without a table has no answer.')
  return {
    purchases: [
      ...row.subscriptions.map((json) => toSubscription(rowOf(subscriptions, json))),
      ...row.licences.map((json) => toLicence(rowOf(licences, json))),
    ],
    customers: row.customers.map((json) => rowOf(paymentCustomers, json)),
    usedToday: row.usedToday,
  }
}

type Json = Record<string, unknown>

const prepared = prepareOnce((db: Database) => {
  const userId = sql.placeholder('userId')
  const rows = (rowsOf: ReturnType<typeof sql>) =>
    sql<Json[]>`coalesce((select json_agg(found) from (${rowsOf}) as found), '[]')`
  const { customerId, email, createdAt, userId: owner } = paymentCustomers
  return db
    .select({
      subscriptions: rows(sql`select * from ${subscriptions} where ${eq(subscriptions.userId, userId)}`),
      licences: rows(
        sql`select * from ${licences} where ${eq(licences.userId, userId)} and ${licences.state} in ('paid', 'refunded') order by ${licences.paidAt} desc`,
      ),
      customers: rows(
        sql`select * from ${paymentCustomers} where ${eq(owner, userId)} order by ${email} is not null, ${createdAt}, ${customerId}`,
      ),
      usedToday: sql<number>`coalesce((select ${quotaDays.used} from ${quotaDays} where ${eq(quotaDays.userId, userId)} and ${eq(quotaDays.day, sql.placeholder('day'))}), 0)`,
    })
    .from(sql`(values (1)) as one`)
    .prepare(statementName(db, 'read_account'))
})

/** A row of a table that came as JSON: its columns by their names in code, its instants as dates. */
function rowOf<Table extends PgTable>(table: Table, json: Json): Table['$inferSelect'] {
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = json[column.name] ?? null
    return [key, typeof value === 'string' && column.dataType === 'date' ? new Date(value) : value]
  })
  // Safe: `select *` has given every column of this table.
  return Object.fromEntries(entries) as Table['$inferSelect']
}
