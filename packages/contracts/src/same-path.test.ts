import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samePath } from './same-path.ts'

test.each([
  '/',
  '/dashboard',
  '/device?code=ABCD2345',
  '/community#post',
  '/account?tab=billing#invoices',
  '/community?search=a%20b&category=settings#reply-3',
  '/admin?section=accounts&account=0f8b6c1e-4d61-4c53-9b1e-0a8d3a0e8a51',
  '/login?returnTo=%2Fdashboard%3Fa%3D%2F%2Fb',
  '/subscribe?x=../..//host&y=\\z#//..',
  '/caf%C3%A9/a.b/...',
])('%s survives whole', (path) => {
  expect(samePath(path)).toBe(path)
})

test.each([
  undefined,
  null,
  ['/a', '/b'],
  '',
  'dashboard',
  '?a=1',
  '#a',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/a b',
  '/a\u0000b',
  'https://evil.test',
  'javascript:alert(1)',
  '/ok\\@evil.test',
  '/..//evil.test',
  '/../\\evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/a/b/../..//evil.test',
  '/%2e%2e//evil.test',
  '/%2E./%2Fevil.test',
  '/.%2e//evil.test',
  '/%252e%252e//evil.test',
  '/%25252e%25252e/%25252fevil.test',
  '/%5cevil.test',
  '/%5Cevil.test',
  '/%255cevil.test',
  '/%2fevil.test',
  '/%2f%2fevil.test',
  '/a%2f%2fevil.test',
  '/a//evil.test',
  '/%09/evil.test',
  '/%00',
  '/..',
  '/a/..',
  '/a/./b',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae//evil.test',
  '/\ud800',
  `/${'%25'.repeat(6)}2e`,
  `/${'a'.repeat(2_000)}`,
])('%j leads to the fallback', (path) => {
  expect(samePath(path)).toBe('/')
  expect(samePath(path, '/dashboard')).toBe('/dashboard')
})

test('whatever is sent, a browser stays on the site, and the answer is the answer to itself', () => {
  const encoded = ['%2e', '%2E', '%252e', '%2f', '%5c', '%255c', '%09', '%00', '%', '\t', '\n', ' ', '\u200b', '\u202e']
  const plain = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    'evil.test',
    '@',
    ':',
    'https:',
    'javascript:',
    '?',
    '#',
    'a',
    '；',
    '。',
    '／',
  ]
  const piece = fc.constantFrom(...encoded, ...plain)
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((each) => each.join('')),
    fc.array(piece, { maxLength: 12 }).map((each) => `/${each.join('')}`),
    fc.string({ unit: 'binary', maxLength: 30 }).map((tail) => `/${tail}`),
  )
  fc.assert(
    fc.property(text, (returnTo) => {
      const path = samePath(returnTo)
      const site = 'https://site.test'
      const decodedPath = decodeURIComponent(path.split(/[?#]/u, 1)[0] ?? '')

      expect(new URL(path, `${site}/login`).origin).toBe(site)
      expect(new URL(decodedPath, `${site}/login`).origin).toBe(site)
      expect(new URL(path, `${site}/login`).href).toBe(`${site}${path}`)
      expect(samePath(path)).toBe(path)
    }),
    { numRuns: 3_000 },
  )
})

test('a path of ours survives whole, whatever its query and hash hold', () => {
  const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,12}$/u)
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => encodeURIComponent(text))
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), name, value, (names, key, encoded) => {
      const path = `/${names.join('/')}?${key}=${encoded.replaceAll("'", '%27')}#${encoded}`

      expect(samePath(path)).toBe(path)
    }),
  )
})
