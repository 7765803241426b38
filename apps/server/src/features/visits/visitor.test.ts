import { expect, test } from 'vitest'
import { hashVisitor, isReader } from './visitor.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const reader = { address: '203.0.113.7', userAgent: chrome, purpose: '' }

test.each([
  ['Chrome', chrome],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari on a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
])('%s is a reader', (_name, userAgent) => {
  expect(isReader({ ...reader, userAgent })).toBe(true)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  'HeadlessChrome',
  'python-requests/2.32',
  '',
  '  ',
])('%j is no reader', (userAgent) => {
  expect(isReader({ ...reader, userAgent })).toBe(false)
})

test.each(['prefetch', 'prefetch;prerender', 'prerender', 'preview'])(
  'a page fetched ahead (%s) is not read',
  (purpose) => {
    expect(isReader({ ...reader, purpose })).toBe(false)
  },
)

test('the same browser has the same hash under a salt and another one under another', () => {
  expect(hashVisitor(reader, 'a')).toBe(hashVisitor(reader, 'a'))
  expect(hashVisitor(reader, 'a')).not.toBe(hashVisitor(reader, 'b'))
})

test('another address or another browser has another hash', () => {
  expect(hashVisitor({ ...reader, address: '203.0.113.8' }, 'a')).not.toBe(hashVisitor(reader, 'a'))
  expect(hashVisitor({ ...reader, userAgent: 'Firefox' }, 'a')).not.toBe(hashVisitor(reader, 'a'))
})

test('the hash holds neither the address nor the browser', () => {
  expect(hashVisitor(reader, 'a')).toMatch(/^[\w-]{43}$/u)
})
