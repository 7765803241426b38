import { expect, test } from 'vitest'
import { pocketAddresses, PocketHosts, withLearnedAddresses } from './pocket-hosts.ts'
import type { PocketSession } from './session-file.ts'

const path = '/socket.io/?EIO=4&transport=websocket'
const sessionAt = (socketUrl: string, otherSocketUrls?: string[]): PocketSession => ({
  socketUrl,
  origin: 'https://pocketoption.com',
  userAgent: 'A browser',
  auth: { session: 'a session', isDemo: 1, uid: 1, platform: 2 },
  ...(otherSocketUrls === undefined ? {} : { otherSocketUrls }),
})

test('the address of the sign-in comes first, then earlier ones, then the servers beside it', () => {
  const session = sessionAt(`wss://api-fr.po.market${path}`, [`wss://api-msk.po.market${path}`])
  const addresses = pocketAddresses(session)

  expect(addresses.slice(0, 3)).toEqual([
    `wss://api-fr.po.market${path}`,
    `wss://api-msk.po.market${path}`,
    `wss://api-eu.po.market${path}`,
  ])
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toHaveLength(9)
})

test('a demo account stays with the servers of demo accounts', () => {
  expect(pocketAddresses(sessionAt(`wss://try-demo-eu.po.market${path}`))).toEqual([
    `wss://try-demo-eu.po.market${path}`,
    `wss://demo-api-eu.po.market${path}`,
  ])
})

test.each([
  'wss://api-eu.po.market.example.com/socket.io/',
  'wss://api-eu.other.market/socket.io/',
  'ws://api-eu.po.market/socket.io/',
  'wss://api-eu.po.market:8443/socket.io/',
  'ws://127.0.0.1:4000/socket.io/',
])('beside %s nothing is made up, so that the session goes nowhere else', (url) => {
  expect(pocketAddresses(sessionAt(url))).toEqual([url])
})

test('an address of another owner, or without encryption, never gets the session', () => {
  const session = sessionAt('wss://a.broker.example/s', [
    'wss://a.other.example/s',
    'ws://b.broker.example/s',
    'wss://b.broker.example/s',
  ])

  expect(pocketAddresses(session)).toEqual(['wss://a.broker.example/s', 'wss://b.broker.example/s'])
})

test('one that does not answer makes way for the next, all round, and a new sign-in begins with its own', () => {
  const session = sessionAt('wss://a.broker.example/s', ['wss://b.broker.example/s'])
  const hosts = new PocketHosts()
  expect([hosts.choose(session), hosts.choose(session)]).toEqual([
    'wss://a.broker.example/s',
    'wss://a.broker.example/s',
  ])
  hosts.goOn()
  expect(hosts.choose(session)).toBe('wss://b.broker.example/s')
  hosts.goOn()
  expect(hosts.choose(session)).toBe('wss://a.broker.example/s')
  hosts.goOn()

  expect(hosts.choose(sessionAt('wss://c.broker.example/s', ['wss://a.broker.example/s']))).toBe(
    'wss://c.broker.example/s',
  )
})

test('a new session remembers where earlier ones were made: once each, the newest first, eight at most', () => {
  const old = sessionAt('wss://b/', ['wss://a/', 'wss://c/', 'wss://b/'])
  expect(withLearnedAddresses(sessionAt('wss://c/'), old).otherSocketUrls).toEqual(['wss://b/', 'wss://a/'])
  expect(withLearnedAddresses(sessionAt('wss://c/'), null).otherSocketUrls).toEqual([])

  const many = sessionAt(
    'wss://0/',
    Array.from({ length: 20 }, (_, place) => `wss://${place + 1}/`),
  )
  expect(withLearnedAddresses(sessionAt('wss://c/'), many).otherSocketUrls).toHaveLength(8)
})
