import { publicPages } from '@stratomate/contracts/site/pages'
import { times } from '@stratomate/commands/soak-scale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterEntries, paletteGroups } from './palette-entries.ts'

const nothing = { devices: [], trades: [] }
const visitor = paletteGroups('visitor', nothing)
const member = paletteGroups('member', nothing)
const titles = (groups: ReturnType<typeof filterEntries>) =>
  groups.flatMap(({ entries }) => entries.map(({ title }) => title))

test('every page that anybody may read can be opened, but for the single guides', () => {
  const paths = visitor.flatMap(({ entries }) =>
    entries.map(({ action }) => (action.kind === 'open' ? action.path : '')),
  )

  expect(publicPages.filter((path) => !path.startsWith('/how-to/') && !paths.includes(path))).toEqual([])
})

test('what needs a sign-in is offered to members alone', () => {
  expect(titles(filterEntries(visitor, 'dashboard'))).not.toContain('Dashboard')
  expect(titles(filterEntries(member, 'dashboard'))).toContain('Dashboard')
  expect(titles(filterEntries(member, 'log'))).not.toContain('Log in')
})

test('a title counts before a word that is not shown, and all words must be there', () => {
  expect(titles(filterEntries(member, 'status'))[0]).toBe('Status')
  expect(titles(filterEntries(visitor, 'super trend'))).toContain('Super_Trend')
  expect(filterEntries(visitor, 'status nothing')).toEqual([])
})

test('a group that has the words in its texts alone is shorter, and says so', () => {
  const found = (query: string) => filterEntries(visitor, query).find(({ title }) => title === 'Indicators')

  expect(found('signal')).toMatchObject({ isNamed: false })
  expect(found('signal')?.entries).toHaveLength(4)
  expect(found('alert')).toMatchObject({ isNamed: true })
  expect(filterEntries(visitor, 'backtest')).toMatchObject([{ title: 'Pages', isNamed: true }])
})

test('whatever is typed, no group is empty or longer than a screen', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (query) => {
      const groups = filterEntries(member, query)

      expect(groups.every(({ entries }) => entries.length > 0 && entries.length <= 8)).toBe(true)
    }),
    { numRuns: times(50, 500) },
  )
})
