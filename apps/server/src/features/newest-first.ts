import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The columns that a list goes by: the instant, and the id for rows of one instant. */
type ListOrder = { at: PgColumn; id: PgColumn }

/**
 * Newest first, word for word as the indexes of lists are written: PostgreSQL takes an index only for the very order
 * of its nulls, also where there are none, and would sort a million rows for a page of twenty.
 */
export function newestFirst({ at, id }: ListOrder): [SQL, SQL] {
  return [sql`${at} desc nulls last`, sql`${id} desc nulls last`]
}

/** Whether a row comes after a place in that list: one comparison of both columns, at which an index scan can begin. */
export function isBehind({ at, id }: ListOrder, place: { at: Date; id: string }): SQL {
  return sql`(${at}, ${id}) < (${sql.param(place.at, at)}, ${sql.param(place.id, id)})`
}

/** Where a page of a list begins: behind the row of this instant and id; null for the first. */
type PageStart = { at: Date; id: string } | null
export type Page = { after: PageStart; count: number }

/** The rows of a list that begins behind another one, newest first. */
export function isAfter({ at, id }: { at: PgColumn; id: PgColumn }, after: PageStart): SQL | undefined {
  return after === null ? undefined : or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id)))
}
