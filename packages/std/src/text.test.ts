import { expect, test } from 'vitest'
import { referenceOf } from './text.ts'

test('the reference of a message is the beginning of its id in capitals', () => {
  expect(referenceOf('3f2a9c1e-77aa-4b1c-9d2e-0123456789ab')).toBe('3F2A9C1E')
})
