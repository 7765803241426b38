import { expect, test } from 'vitest'
import { keepNewest, putNewest } from './keep-newest.ts'

test('what was put in first goes first', () => {
  const entries = new Set(['a', 'b', 'c'])
  keepNewest(entries, 2)

  expect([...entries]).toEqual(['b', 'c'])
})

test('an entry that is put again is the newest', () => {
  const entries = new Map([
    ['a', 1],
    ['b', 2],
  ])
  putNewest(entries, ['a', 3], 2)
  putNewest(entries, ['c', 4], 2)

  expect([...entries]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
