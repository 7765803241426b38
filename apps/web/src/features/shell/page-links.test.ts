import { expect, test } from 'vitest'
import { isCurrent, isMenuMarked, moreLinks, siteLinks } from './page-links.ts'

test('a link is current on its page and on the pages under it', () => {
  const link = { to: '/community' }

  expect(['/community', '/community/7', '/communityx'].map((path) => isCurrent(link, path))).toEqual([
    true,
    true,
    false,
  ])
})

test('a place on the home page is not the current page', () => {
  expect(isCurrent({ to: '/#features' }, '/')).toBe(false)
})

test('the library is marked by the link of its name, and not by the menu that lists it too', () => {
  const marked = siteLinks.filter((link) => isCurrent(link, '/strategies-library/super-trend'))

  expect(marked.map(({ label }) => label)).toEqual(['Strategies'])
  expect(isMenuMarked(moreLinks, '/strategies-library/super-trend')).toBe(false)
})

test.each(['/changelog', '/errors/stale', '/status', '/support'])('%s is marked by the menu that lists it', (path) => {
  expect(isMenuMarked(moreLinks, path)).toBe(true)
})
