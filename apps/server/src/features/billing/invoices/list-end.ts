import { AppError } from '#server/features/app-error.ts'
import type { ListEnd } from '../queries/invoices.ts'

/** Writes where a page of a list ends as an opaque text. */
export function writeListEnd({ at, id }: ListEnd): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')
}

/** Reads it back; null for the first page. Throws invalid_input for a text that is none of ours. */
export function readListEnd(cursor: string | undefined): ListEnd | null {
  if (cursor === undefined) return null
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !/^[\w-]{1,255}$/u.test(id)) {
    throw new AppError('invalid_input', { fields: { cursor: 'Start from the first page again.' } })
  }
  return { at, id }
}
