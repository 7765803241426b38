import { expect, test } from 'vitest'
import { refuseRequest } from './refuse-request.ts'

const own = { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000', 'sec-fetch-site': 'same-origin' }
const judge = (method: string, headers: Record<string, string>) => refuseRequest({ method, headers, port: 5_000 })

test.each([
  ['a call of our own page', 'POST', own],
  ['a page that the system has opened', 'GET', { host: own.host, 'sec-fetch-site': 'none' }],
  ['a file of our own page', 'GET', { host: own.host, 'sec-fetch-site': 'same-origin' }],
  ['a program without a browser', 'GET', { host: own.host }],
])('%s may pass', (_, method, headers) => {
  expect(judge(method, headers)).toBeNull()
})

test.each([
  ['another name for this computer', 'GET', { ...own, host: 'localhost:5000' }],
  ['a stranger’s name that leads here', 'GET', { host: 'evil.example:5000' }],
  ['another port', 'GET', { host: '127.0.0.1:5001' }],
  ['no host', 'GET', {}],
  ['another site', 'POST', { ...own, origin: 'https://evil.example' }],
  ['a page without an origin', 'POST', { ...own, origin: 'null' }],
  ['an action without an origin', 'POST', { host: own.host }],
  ['another port of this computer', 'POST', { ...own, origin: 'http://127.0.0.1:8080' }],
  ['a picture on another site', 'GET', { host: own.host, 'sec-fetch-site': 'cross-site' }],
  ['another port as same site', 'GET', { host: own.host, 'sec-fetch-site': 'same-site' }],
  ['an action that was opened as an address', 'POST', { ...own, 'sec-fetch-site': 'none' }],
] as const)('%s is refused', (_, method, headers) => {
  expect(judge(method, headers)).toBe(403)
})

test('other methods are refused', () => {
  expect(['PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'].map((method) => judge(method, own))).toEqual(
    Array.from({ length: 5 }, () => 405),
  )
})
