import { expect, test } from 'vitest'
import { rowsInSight } from './virtual-list.tsx'

test.each([
  ['the top of a long list', { topPx: 0, heightPx: 480, rowPx: 48, count: 1_000 }, { first: 0, last: 18 }],
  ['its middle', { topPx: 4_800, heightPx: 480, rowPx: 48, count: 1_000 }, { first: 92, last: 118 }],
  ['its end', { topPx: 47_520, heightPx: 480, rowPx: 48, count: 1_000 }, { first: 982, last: 1_000 }],
  ['a short list', { topPx: 0, heightPx: 480, rowPx: 48, count: 3 }, { first: 0, last: 3 }],
  ['an empty list', { topPx: 0, heightPx: 480, rowPx: 48, count: 0 }, { first: 0, last: 0 }],
  [
    'a list that shrank while it was scrolled',
    { topPx: 9_600, heightPx: 480, rowPx: 48, count: 5 },
    { first: 5, last: 5 },
  ],
])('%s', (_, sight, expected) => {
  expect(rowsInSight(sight)).toEqual(expected)
})
