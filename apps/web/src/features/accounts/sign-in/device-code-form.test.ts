import { expect, test } from 'vitest'
import { readUserCode } from './device-code-form.tsx'

test('a code is read whatever stands between its letters', () => {
  expect(readUserCode(' abcd-2345 ')).toBe('ABCD2345')
})
