import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnAddressOf, withReturn, signInPages } from './return-address.ts'

const source = join(import.meta.dirname, '../..')
const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://same.invalid')
  return { pathname, search, hash }
}
/** Follows the links from a page through the sign-in pages as a person does, and returns where the last one leads. */
const walk = (from: string, pages: readonly string[]) =>
  pages.reduce((address, page) => withReturn(page, returnAddressOf(place(address))), from)

const wanted = [
  '/subscribe?tier=new_trader',
  '/subscribe?tier=pro_trader',
  '/subscribe?tier=elite_trader',
  '/checkout?plan=basic',
  '/checkout?plan=pro',
  '/checkout?plan=elite',
  '/pricing?tier=elite_trader#free-trial',
  '/#pricing',
  '/account?tab=billing#invoices',
  '/community?category=settings&search=a%20%26%20b#reply-3',
]

describe.each(wanted)('%s', (address) => {
  test.each([
    [['/login']],
    [['/api/login']],
    [['/login', '/sign-up']],
    [['/login', '/complete-sign-up', '/login']],
    [['/login', '/sign-up', '/verify-email?email=ann%40example.com']],
    [['/login', '/forgot-password', '/login']],
    [['/sign-up', '/login', '/sign-up', '/verify-email?email=a%40b.co', '/sign-up']],
  ])('survives the walk through %j', (pages) => {
    const end = place(walk(address, pages))
    const led = end.pathname === '/api/login' ? place(`/login${end.search}`) : end

    expect(returnAddressOf(led)).toBe(address)
  })

  test('survives a redirect of the server, which sees no hash, because the browser keeps it', () => {
    const { pathname, search, hash } = place(address)

    expect(returnAddressOf({ ...place(withReturn('/login', pathname + search)), hash })).toBe(address)
  })
})

test('any query and hash survives any walk', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  const pages = fc.array(fc.constantFrom(...signInPages), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(text, text, pages, (value, hash, hops) => {
      // As the address bar writes it.
      const typed = `/subscribe?tier=${encodeURIComponent(value)}#${encodeURIComponent(hash)}a`
      const address = Object.values(place(typed)).join('')

      expect(returnAddressOf(place(walk(address, hops)))).toBe(address)
    }),
  )
})

test.each(['//evil.test', 'https://evil.test/', '/\\evil.test', ''])('no sign-in page hands on "%s"', (returnTo) => {
  expect(returnAddressOf(place(withReturn('/login', returnTo)))).toBeNull()
})

test('the home page and a sign-in page without a way back ask for nothing', () => {
  expect(['/', ...signInPages].map((page) => returnAddressOf(place(page)))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('no other file of the pages writes a way back by hand', () => {
  const byHand = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(
      (file) =>
        !file.startsWith('shared/session/return-address') &&
        file !== 'shared/page/start-script.ts' &&
        !/\.test\.tsx?$/u.test(file),
    )
    .filter((file) => /returnTo=|get\('returnTo'\)/u.test(readFileSync(join(source, file), 'utf8')))

  expect(byHand).toEqual([])
})
