import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The columns that order a list: the instant, and the id for rows of the same instant. */
type ListOrder = { at: PgColumn; id: PgColumn }

/**
 * Newest first, word for word as the indexes of lists are written: PostgreSQL uses an index only when its order of
 * nulls is the same too, even where there are none, and would otherwise sort a million rows for a page of twenty.
 */
export function newestFirst({ at, id }: ListOrder): [SQL, SQL] {
  return [sql`${at} desc nulls last`, sql`${id} desc nulls last`]
}

/**
 * Whether a row comes after a place in that list: one comparison of both columns, so that an index scan can begin
 * there.
 */
export function isBehind({ at, id }: ListOrder, place: { at: Date; id: string }): SQL {
  return sql`(${at}, ${id}) < (${sql.param(place.at, at)}, ${sql.param(place.id, id)})`
}

/** Where a page of a list begins: after the row of this instant and id; null for the first. */
type PageStart = { at: Date; id: string } | null
export type Page = { after: PageStart; count: number }

/** The rows of a list after a place in it, newest first. */
export function isAfter({ at, id }: { at: PgColumn; id: PgColumn }, after: PageStart): SQL | undefined {
  return after === null ? undefined : or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id)))
}
