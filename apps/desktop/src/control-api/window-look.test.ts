import { expect, test } from 'vitest'
import { readWindowLook } from './window-look.ts'

test.each([null, '', 'no json', '{}', '{"sound":"loud"}', '[]'])(
  'with the note %j the window makes no sound',
  (note) => {
    expect(readWindowLook({ readNote: () => note, writeNote() {} }).sound).toBe('off')
  },
)
