import { expect, test } from 'vitest'
import { filterLines, lineText } from './filter-lines.ts'

const lines = [
  { id: 1, atMs: 0, level: 'info', text: 'EURUSD buy, order sent.' },
  { id: 2, atMs: 1, level: 'warning', text: 'Deriv refused an order. words="MarketIsClosed: This market is closed."' },
  { id: 3, atMs: 2, level: 'error', text: 'The journal cannot be written.' },
] as const

test('lines are found by their level and by every word of a search, newest first', () => {
  const idsOf = (filter: 'all' | 'warning' | 'error', search: string) =>
    filterLines(lines, { filter, search }).map(({ id }) => id)

  expect(idsOf('all', '')).toEqual([3, 2, 1])
  expect(idsOf('warning', '')).toEqual([3, 2])
  expect(idsOf('error', '')).toEqual([3])
  expect(idsOf('all', ' marketisclosed DERIV ')).toEqual([2])
  expect(idsOf('error', 'deriv')).toEqual([])
})

test('a copied line begins with its time, and with its level where something is wrong', () => {
  expect(lines.map(lineText).map((text) => text.replace(/^\S+ /u, ''))).toEqual([
    'EURUSD buy, order sent.',
    'WARNING Deriv refused an order. words="MarketIsClosed: This market is closed."',
    'ERROR The journal cannot be written.',
  ])
})
