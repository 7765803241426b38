import type { PageQuery } from '@stratomate/contracts'
import { readCursor, writeCursor } from '../cursor.ts'

const pageSize = 50

/** Where a page begins and how long it is. Throws invalid_input for a cursor that we did not make. */
export function startOf({ cursor, limit }: PageQuery): { after: ReturnType<typeof readCursor>; count: number } {
  return { after: readCursor(cursor), count: limit ?? pageSize }
}

type PageColumns<Row, View> = { at: (row: Row) => Date; view: (row: Row) => View }

/** The rows as people see them, and where the next page begins. */
export function pageOfRows<Row extends { id: string }, View>(
  rows: readonly Row[],
  { limit }: PageQuery,
  { at, view }: PageColumns<Row, View>,
): { items: View[]; nextCursor: string | null } {
  const last = rows.at(-1)
  const isLastPage = last === undefined || rows.length < (limit ?? pageSize)
  return { items: rows.map(view), nextCursor: isLastPage ? null : writeCursor({ at: at(last), id: last.id }) }
}
