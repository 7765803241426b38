import { expect, test } from 'vitest'
import { readWindowLook } from './window-look.ts'

test.each([null, '', 'no json', '{}', '{"sound":"loud"}', '[]'])(
  'with the note %j the window makes no sound and follows the system',
  (note) => {
    expect(readWindowLook({ readNote: () => note, writeNote() {} })).toMatchObject({ sound: 'off', theme: 'system' })
  },
)
