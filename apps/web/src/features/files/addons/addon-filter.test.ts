import { addons } from '@stratomate/domain/files/addons'
import { expect, test } from 'vitest'
import { countAddons, filterAddons, readAddonFilter, writeAddonFilter } from './addon-filter.ts'

test('a category shows its own add-ons, all shows every one', () => {
  expect(filterAddons(addons, 'all')).toHaveLength(4)
  expect(filterAddons(addons, 'Utility').map(({ name }) => name)).toEqual(['Multi-Currency Scanner'])
})

test('the filter lists the categories in use, with counts as soon as one of them holds several', () => {
  const said = (listed: Parameters<typeof countAddons>[0]) =>
    countAddons(listed).map(({ label, count }) => (count === undefined ? label : `${label} ${count}`))

  expect(said(addons)).toEqual(['All', 'Momentum', 'Trend', 'Oscillator', 'Utility'])
  expect(said([{ category: 'Trend' }, { category: 'Trend' }, { category: 'Utility' }])).toEqual([
    'All 3',
    'Trend 2',
    'Utility 1',
  ])
  expect(countAddons([]).map(({ label }) => label)).toEqual(['All'])
})

test('the address of a category is read as it was written, in any case, and an unknown one means all', () => {
  expect(writeAddonFilter('Trend').toString()).toBe('category=trend')
  expect(readAddonFilter(writeAddonFilter('Trend'))).toBe('Trend')
  expect(readAddonFilter(new URLSearchParams('category=UTILITY'))).toBe('Utility')
  expect(readAddonFilter(new URLSearchParams('category=free'))).toBe('all')
  expect(writeAddonFilter('all').toString()).toBe('')
})
