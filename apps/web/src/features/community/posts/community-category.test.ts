import { expect, test } from 'vitest'
import { communityCategories, readCommunityFilter, writeCommunityFilter } from './community-category.ts'

test('the sidebar has the four entries of the specification', () => {
  expect(communityCategories.map(({ label }) => label)).toEqual([
    'All Posts',
    'Indicator Settings',
    'Support & Tips',
    'General Discussion',
  ])
})

test.each(communityCategories)('the address of $label is read as it was written', ({ value }) => {
  const filter = { category: value, search: 'a & b' }

  expect(readCommunityFilter(writeCommunityFilter(filter))).toEqual(filter)
})

test('an unknown category means all posts', () => {
  expect(readCommunityFilter(new URLSearchParams('category=jokes'))).toEqual({ category: 'all', search: '' })
  expect(writeCommunityFilter({ category: 'all', search: '' }).toString()).toBe('')
})
