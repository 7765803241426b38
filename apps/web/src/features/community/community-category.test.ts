import { expect, test } from 'vitest'
import { communityCategories, readCommunityCategory, writeCommunityCategory } from './community-category.ts'

test('the sidebar has the four entries of the specification', () => {
  expect(communityCategories.map(({ label }) => label)).toEqual([
    'All Posts',
    'Indicator Settings',
    'Support & Tips',
    'General Discussion',
  ])
})

test.each(communityCategories)('the address of $label is read as it was written', ({ value }) => {
  expect(readCommunityCategory(writeCommunityCategory(value))).toBe(value)
})

test('an unknown category means all posts', () => {
  expect(readCommunityCategory(new URLSearchParams('category=jokes'))).toBe('all')
  expect(writeCommunityCategory('all').toString()).toBe('')
})
