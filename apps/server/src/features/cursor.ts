import { AppError } from './app-error.ts'

/** Where a page of a list ends: the time and the id of its last row. */
export type Cursor = { at: Date; id: string }

const uuid = /^[0-9a-f-]{36}$/u
/** The ids in lists whose rows come from the payment provider. */
export const providerId = /^[\w-]{1,255}$/u

/** The end of a page as an opaque text. */
export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(`${at.toISOString()}|${id}`).toString('base64url')
}

/** Reads a cursor; null for the first page. Throws invalid_input for a cursor that we did not make. */
export function readCursor(cursor: string | undefined, idForm: RegExp = uuid): Cursor | null {
  if (cursor === undefined) return null
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const at = new Date(time)
  if (Number.isNaN(at.getTime()) || !idForm.test(id)) {
    throw new AppError('invalid_input', { fields: { cursor: 'Start from the first page again.' } })
  }
  return { at, id }
}
