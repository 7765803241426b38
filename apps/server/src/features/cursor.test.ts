import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { providerId, readCursor, writeCursor } from './cursor.ts'

test('a cursor is read back as the end that was written, and the first page has none', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.uuid(), (at, id) => {
      expect(readCursor(writeCursor({ at, id }))).toEqual({ at, id })
    }),
  )
  expect(readCursor(undefined)).toBeNull()
})

test('ids of the payment provider are read only where they are expected', () => {
  const end = { at: new Date('2026-11-24T10:00:00.000Z'), id: 'evt_1PqX' }

  expect(readCursor(writeCursor(end), providerId)).toEqual(end)
  expect(() => readCursor(writeCursor(end))).toThrow(AppError)
})

test.each(['', 'nonsense', writeCursor({ at: new Date(0), id: "x' or 1=1" })])('%j is refused', (cursor) => {
  expect(() => readCursor(cursor, providerId)).toThrow(AppError)
})
