import { expect, test } from 'vitest'
import { onFirstUse } from './on-first-use.ts'

test('nothing is made before it is asked for', () => {
  let made = 0
  onFirstUse(() => (made += 1))
  expect(made).toBe(0)
})

test('what was made once is given again, a null too', () => {
  let made = 0
  const read = onFirstUse(() => {
    made += 1
    return null
  })
  expect([read(), read(), made]).toEqual([null, null, 1])
})
