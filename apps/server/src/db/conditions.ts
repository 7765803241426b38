import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether a column holds one of the values: one parameter however many there are, so that the statement stays the same. */
export function isAnyOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`
}

/** Makes the wildcards of a search pattern ordinary characters. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`)
}
