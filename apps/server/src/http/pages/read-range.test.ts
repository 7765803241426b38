import { expect, test } from 'vitest'
import { readRange } from './read-range.ts'

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=0-', 0, 999],
  ['bytes=500-', 500, 999],
  ['bytes=999-', 999, 999],
  ['bytes=0-0', 0, 0],
  ['bytes=990-5000', 990, 999],
  ['bytes=-1', 999, 999],
  ['bytes=-5000', 0, 999],
])('%s of a thousand bytes is %i to %i', (asked, first, last) => {
  expect(readRange(asked, 1_000)).toEqual({ kind: 'part', range: { first, last } })
})

test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', 'bytes=999999999999999-'])('%s cannot be given', (asked) => {
  expect(readRange(asked, 1_000)).toEqual({ kind: 'unsatisfiable' })
})

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=',
  'bytes=5-2',
  'bytes=0-1,3-4',
  'lines=0-1',
  'bytes=a-b',
  'bytes= 0-1',
  'bytes=-1-2',
  'bytes=1.5-',
  `bytes=${'9'.repeat(400)}-`,
])('%j is answered with the whole file', (asked) => {
  expect(readRange(asked, 1_000)).toEqual({ kind: 'whole' })
})
