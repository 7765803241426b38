import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notFoundPath, readableAddress } from './readable-address.ts'

test.each(['/%', '/100%', '/%ff', '/de%zz/pricing', '/%E0%A4%A?a=1'])(
  '%s leads a person to the not-found page',
  (url) => {
    expect(['GET', 'HEAD'].map((method) => readableAddress({ method, url }))).toEqual([notFoundPath, notFoundPath])
  },
)

test.each([
  ['GET', '/api/%'],
  ['GET', '/pricing?share=100%'],
  ['GET', '/%20'],
  ['POST', '/%'],
])('%s %s keeps its address', (method, url) => {
  expect(readableAddress({ method, url })).toBe(url)
})

test('an address that a browser writes is never changed', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const { pathname, search } = new URL(address)
      expect(readableAddress({ method: 'GET', url: `${pathname}${search}` })).toBe(`${pathname}${search}`)
    }),
  )
})
