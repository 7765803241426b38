import { and, eq, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Where a page of a list begins: behind the row of this instant and id; null for the first. */
type PageStart = { at: Date; id: string } | null
export type Page = { after: PageStart; count: number }

/** The rows of a list that begins behind another one, newest first. */
export function isAfter({ at, id }: { at: PgColumn; id: PgColumn }, after: PageStart): SQL | undefined {
  return after === null ? undefined : or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id)))
}
