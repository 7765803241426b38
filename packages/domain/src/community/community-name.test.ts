import { expect, test } from 'vitest'
import { communityName } from './community-name.ts'

test.each([
  ['Marta', 'Keller', 'Marta K.'],
  ['Marta', '', 'Marta'],
  ['Marta', null, 'Marta'],
  [null, 'Keller', 'K.'],
  [null, null, 'Member'],
])('%s %s is shown as %s', (firstName, lastName, shown) => {
  expect(communityName({ firstName, lastName })).toBe(shown)
})
