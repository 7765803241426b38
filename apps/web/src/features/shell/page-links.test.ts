import { expect, test } from 'vitest'
import { isCurrent } from './page-links.ts'

test('a link is current on its page and on the pages under it', () => {
  const link = { label: 'Community', to: '/community' }

  expect(['/community', '/community/7', '/communityx'].map((path) => isCurrent(link, path))).toEqual([
    true,
    true,
    false,
  ])
})

test('a place on the home page is not the current page', () => {
  expect(isCurrent({ label: 'Features', to: '/#features' }, '/')).toBe(false)
})
