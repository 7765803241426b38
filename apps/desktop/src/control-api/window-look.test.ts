import { expect, test } from 'vitest'
import { readWindowLook, writeWindowLook } from './window-look.ts'

test.each([null, '', 'no json', '{}', '{"sound":"loud"}', '[]'])(
  'with the note %j the window makes no sound and follows the system',
  (note) => {
    expect(readWindowLook({ readNote: () => note, writeNote() {} })).toMatchObject({ sound: 'off', theme: 'system' })
  },
)

test('a chosen language is kept; a note of an earlier version has chosen none', () => {
  const notes = new Map<string, string>()
  const kept = {
    readNote: (key: string) => notes.get(key) ?? null,
    writeNote: (key: string, value: string) => void notes.set(key, value),
  }
  writeWindowLook(kept, { ...readWindowLook(kept), language: 'es' })

  expect(readWindowLook(kept).language).toBe('es')
  const earlier = '{"theme":"dark","candles":"mono","sound":"on"}'
  expect(readWindowLook({ ...kept, readNote: () => earlier })).toMatchObject({ theme: 'dark', language: null })
})
