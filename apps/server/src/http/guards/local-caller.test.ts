import { expect, test } from 'vitest'
import { isLocalCaller } from './local-caller.ts'

const caller = (remoteAddress: string | undefined, headers: Record<string, string> = { host: 'localhost:3000' }) => ({
  socket: { remoteAddress },
  headers,
})

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this computer', (address) => {
  expect(isLocalCaller(caller(address))).toBe(true)
})

test.each([
  '192.168.1.5',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  '127.0.0.1.evil.test',
  '1270.0.0.1',
  '',
  undefined,
])('%s is not this computer', (address) => {
  expect(isLocalCaller(caller(address))).toBe(false)
})

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('%s is a name of this computer', (host) => {
  expect(isLocalCaller(caller('127.0.0.1', { host }))).toBe(true)
})

test.each(['evil.test', 'localhost.evil.test:3000', '192.168.1.5', '', 'localhost:3000@evil.test', 'a b'])(
  'a caller who asked for "%s" is refused',
  (host) => {
    expect(isLocalCaller(caller('127.0.0.1', { host }))).toBe(false)
  },
)

test('a caller behind a proxy is refused', () => {
  const host = 'localhost:3000'

  expect(isLocalCaller(caller('127.0.0.1', { host, 'x-forwarded-for': '203.0.113.7' }))).toBe(false)
  expect(isLocalCaller(caller('127.0.0.1', { host, forwarded: 'for=203.0.113.7' }))).toBe(false)
})
