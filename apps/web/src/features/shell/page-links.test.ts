import { expect, test } from 'vitest'
import { isCurrent, isMenuMarked, markOf, moreLinks, siteLinks } from './page-links.ts'

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

test('the library is marked by the link of its name, and not by the menu that lists it too', () => {
  const marked = siteLinks.filter((link) => markOf(link, '/strategies-library/super-trend') !== undefined)

  expect(marked.map(({ label }) => label)).toEqual(['Strategies'])
  expect(isMenuMarked(moreLinks, siteLinks, '/strategies-library/super-trend')).toBe(false)
})

test.each(['/changelog', '/errors/stale', '/status', '/support'])('%s is marked by the menu that lists it', (path) => {
  expect(isMenuMarked(moreLinks, siteLinks, path)).toBe(true)
})
