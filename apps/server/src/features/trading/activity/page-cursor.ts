import { AppError } from '#server/features/app-error.ts'
import type { PageEnd } from '../queries/trades.ts'

/** Writes where a page ends as an opaque text. */
export function writeCursor(end: PageEnd): string {
  return Buffer.from(`${end.at.toISOString()}|${end.id}`).toString('base64url')
}

/** Reads a cursor back; null for the first page. Throws invalid_input for a text that is none of ours. */
export function readCursor(cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/u.test(id)) {
    throw new AppError('invalid_input', { fields: { cursor: 'Start from the first page again.' } })
  }
  return { at, id }
}
